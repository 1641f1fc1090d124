#include "CIntertitle.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#elif defined(__aarch64__) && defined(__ARM_FEATURE_SHA2)
#include <arm_neon.h>
#endif

// What SHA-256 (FIPS 180-4) does with each block of a message: with the instructions that the processor
// has for it, if any, which is five times as fast as without.

// The constants of the 64 rounds.
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static inline uint32_t turned(uint32_t word, int count) {
  return word >> count | word << (32 - count);
}

static inline void extend(uint32_t *words) {
#pragma clang loop unroll(full)
  for (int i = 0; i < 16; i++) {
    uint32_t late = words[(i + 14) & 15], early = words[(i + 1) & 15];
    words[i] += (turned(late, 17) ^ turned(late, 19) ^ late >> 10) + words[(i + 9) & 15]
                + (turned(early, 7) ^ turned(early, 18) ^ early >> 3);
  }
}

// Unrolled, the eight words change their names instead of their places.
static void mix(uint32_t *hash, const uint8_t *block) {
  uint32_t a = hash[0], b = hash[1], c = hash[2], d = hash[3];
  uint32_t e = hash[4], f = hash[5], g = hash[6], h = hash[7];
  uint32_t words[16];
  for (int i = 0; i < 16; i++, block += 4) {
    words[i] = (uint32_t)block[0] << 24 | (uint32_t)block[1] << 16 | (uint32_t)block[2] << 8 | block[3];
  }
  for (int round = 0; round < 64; round += 16) {
    if (round > 0) extend(words);
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      uint32_t first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g))
                       + constants[round + i] + words[i];
      uint32_t second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g, g = f, f = e, e = d + first;
      d = c, c = b, b = a, a = first + second;
    }
  }
  hash[0] += a, hash[1] += b, hash[2] += c, hash[3] += d;
  hash[4] += e, hash[5] += f, hash[6] += g, hash[7] += h;
}

static void mix_all(uint32_t *hash, const uint8_t *blocks, size_t count) {
  for (; count > 0; count--, blocks += 64) mix(hash, blocks);
}

#if defined(__x86_64__)

// The instructions keep the hash as two vectors, ABEF and CDGH, and do two rounds a step.
__attribute__((target("sha,sse4.1"))) static void mix_all_in_hardware(uint32_t *hash,
                                                                      const uint8_t *blocks,
                                                                      size_t count) {
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  __m128i cdab = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)hash), 0xb1);
  __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(hash + 4)), 0x1b);
  __m128i abef = _mm_alignr_epi8(cdab, efgh, 8), cdgh = _mm_blend_epi16(efgh, cdab, 0xf0);
  for (; count > 0; count--, blocks += 64) {
    __m128i first = abef, second = cdgh, words[4];
    for (int i = 0; i < 4; i++) {
      words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)blocks + i), big_endian);
    }
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      __m128i *word = words + (i & 3), last = words[(i + 3) & 3];
      if (i > 3) {
        __m128i early = _mm_sha256msg1_epu32(*word, words[(i + 1) & 3]);
        __m128i middle = _mm_alignr_epi8(last, words[(i + 2) & 3], 4);
        *word = _mm_sha256msg2_epu32(_mm_add_epi32(early, middle), last);
      }
      __m128i sum = _mm_add_epi32(*word, _mm_loadu_si128((const __m128i *)constants + i));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
    }
    abef = _mm_add_epi32(abef, first), cdgh = _mm_add_epi32(cdgh, second);
  }
  __m128i feba = _mm_shuffle_epi32(abef, 0x1b), dchg = _mm_shuffle_epi32(cdgh, 0xb1);
  _mm_storeu_si128((__m128i *)hash, _mm_blend_epi16(feba, dchg, 0xf0));
  _mm_storeu_si128((__m128i *)(hash + 4), _mm_alignr_epi8(dchg, feba, 8));
}

// Asked once, as the question may cost as much as a file: a virtual machine passes it on.
static bool has_hardware(void) {
  static int answer;
  int known = __atomic_load_n(&answer, __ATOMIC_RELAXED);
  if (known == 0) {
    unsigned a, b = 0, c, d;
    known = __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & 1u << 29) ? 2 : 1;
    __atomic_store_n(&answer, known, __ATOMIC_RELAXED);
  }
  return known == 2;
}

#elif defined(__aarch64__) && defined(__ARM_FEATURE_SHA2)

static void mix_all_in_hardware(uint32_t *hash, const uint8_t *blocks, size_t count) {
  uint32x4_t abcd = vld1q_u32(hash), efgh = vld1q_u32(hash + 4);
  for (; count > 0; count--, blocks += 64) {
    uint32x4_t first = abcd, second = efgh, words[4];
    for (int i = 0; i < 4; i++) {
      words[i] = vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(blocks + 16 * i)));
    }
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      uint32x4_t *word = words + (i & 3);
      if (i > 3) {
        uint32x4_t early = vsha256su0q_u32(*word, words[(i + 1) & 3]);
        *word = vsha256su1q_u32(early, words[(i + 2) & 3], words[(i + 3) & 3]);
      }
      uint32x4_t sum = vaddq_u32(*word, vld1q_u32(constants + 4 * i)), before = abcd;
      abcd = vsha256hq_u32(abcd, efgh, sum);
      efgh = vsha256h2q_u32(efgh, before, sum);
    }
    abcd = vaddq_u32(abcd, first), efgh = vaddq_u32(efgh, second);
  }
  vst1q_u32(hash, abcd), vst1q_u32(hash + 4, efgh);
}

static bool has_hardware(void) { return true; }

#else

static void mix_all_in_hardware(uint32_t *hash, const uint8_t *blocks, size_t count) {
  mix_all(hash, blocks, count);
}

static bool has_hardware(void) { return false; }

#endif

void intertitle_sha256(uint32_t *hash, const uint8_t *blocks, size_t count, bool in_hardware) {
  if (in_hardware && has_hardware()) {
    mix_all_in_hardware(hash, blocks, count);
  } else {
    mix_all(hash, blocks, count);
  }
}
