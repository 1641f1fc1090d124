#ifndef CINTERTITLE_H
#define CINTERTITLE_H

// What Swift cannot say on every system the package runs on: atomics without the Synchronization
// module (iOS 18), a lock that is one word, the depth of calls per thread, two paths that trade places,
// and instructions that are made for SHA-256.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__APPLE__)
#include <os/lock.h>
typedef os_unfair_lock intertitle_lock;
static inline void intertitle_lock_init(intertitle_lock *_Nonnull lock) {
  *lock = OS_UNFAIR_LOCK_INIT;
}
static inline void intertitle_lock_destroy(intertitle_lock *_Nonnull lock) { (void)lock; }
static inline void intertitle_lock_acquire(intertitle_lock *_Nonnull lock) {
  os_unfair_lock_lock(lock);
}
static inline void intertitle_lock_release(intertitle_lock *_Nonnull lock) {
  os_unfair_lock_unlock(lock);
}
#else
#include <pthread.h>
typedef pthread_mutex_t intertitle_lock;
static inline void intertitle_lock_init(intertitle_lock *_Nonnull lock) {
  pthread_mutex_init(lock, 0);
}
static inline void intertitle_lock_destroy(intertitle_lock *_Nonnull lock) {
  pthread_mutex_destroy(lock);
}
static inline void intertitle_lock_acquire(intertitle_lock *_Nonnull lock) {
  pthread_mutex_lock(lock);
}
static inline void intertitle_lock_release(intertitle_lock *_Nonnull lock) {
  pthread_mutex_unlock(lock);
}
#endif

// Whole numbers read and written by many threads at once.
static inline uint64_t intertitle_load(uint64_t *_Nonnull number) {
  return __atomic_load_n(number, __ATOMIC_ACQUIRE);
}
static inline void intertitle_store(uint64_t *_Nonnull number, uint64_t value) {
  __atomic_store_n(number, value, __ATOMIC_RELEASE);
}
static inline uint64_t intertitle_add(uint64_t *_Nonnull number, uint64_t amount) {
  return __atomic_add_fetch(number, amount, __ATOMIC_ACQ_REL);
}

// One byte that says how far a value made on first use has come: 0 not made, 1 being made, 2 made.
static inline uint8_t intertitle_stage(uint8_t *_Nonnull stage) {
  return __atomic_load_n(stage, __ATOMIC_ACQUIRE);
}
static inline bool intertitle_stage_begin(uint8_t *_Nonnull stage) {
  uint8_t fresh = 0;
  return __atomic_compare_exchange_n(stage, &fresh, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}
static inline void intertitle_stage_finish(uint8_t *_Nonnull stage) {
  __atomic_store_n(stage, 2, __ATOMIC_RELEASE);
}

// What a thread is in the middle of: how deep calls out of the package stand inside each other.
typedef struct {
  // The weights of the calls that are under way.
  int32_t depth;
  // A bit for each kind of call that was refused since the outermost one began, and the two below.
  uint32_t refused;
  // The same for what was said about it.
  uint32_t reported;
  // The lowest address of the thread's stack, 0 until it is found out, and the room that calls are
  // measured in, 0 where nobody knows.
  uintptr_t base, room;
  // What waits until the outermost call has ended; an object of Swift's.
  void *_Nullable postponed;
} intertitle_calls;

intertitle_calls *_Nonnull intertitle_calls_of_this_thread(void);

// Of the bits of what was refused: whether anything was, though it is forgotten, and whether calls that
// waited are being made.
static const uint32_t intertitle_was_refused = 1u << 30, intertitle_settling = 1u << 31;

// A kind of call: a bit, what one of them adds to the depth, how much that may be then, and how many
// eighths of a small stack have to be left.
typedef struct {
  uint32_t bit;
  int32_t weight, limit, eighths;
} intertitle_call_kind;

// The kinds, in the order in which they are refused: whoever is told last can still run a chain, and
// a run can still go through the chains that it consists of, each of which counts an eighth of a call.
static const intertitle_call_kind intertitle_telling = {1, 8, 192, 3};
static const intertitle_call_kind intertitle_question = {2, 8, 256, 2};
static const intertitle_call_kind intertitle_run = {4, 8, 256, 2};
static const intertitle_call_kind intertitle_chain = {8, 1, 288, 1};

// Whether so many eighths of a small stack are left on this thread.
bool intertitle_has_stack(intertitle_calls *_Nonnull calls, int32_t eighths);

// Whether a call may begin while others are under way.
bool intertitle_may_nest(intertitle_calls *_Nonnull calls, intertitle_call_kind kind);

// Begins a call unless too many stand inside each other: the outermost one pays for no question.
static inline bool intertitle_begin_call(intertitle_calls *_Nonnull calls,
                                         intertitle_call_kind kind) {
  if (calls->depth != 0 && !intertitle_may_nest(calls, kind)) return false;
  calls->depth += kind.weight;
  return true;
}

// Ends a call; true where it was the outermost one and left something to see to.
static inline bool intertitle_end_call(intertitle_calls *_Nonnull calls, int32_t weight) {
  calls->depth -= weight;
  return calls->depth == 0 && calls->refused != 0;
}

// Forgets what was refused while one call alone is under way, so that what one observer brought about
// spoils nothing for the next one of the same telling. Calls that wait go on waiting for each other, and
// the outermost call still has something to see to.
static inline void intertitle_forget_refusals(intertitle_calls *_Nonnull calls) {
  if (calls->refused == 0 || calls->depth > intertitle_telling.weight) return;
  uint32_t kept = intertitle_settling | (calls->postponed ? intertitle_telling.bit : 0);
  calls->refused = (calls->refused & kept) | intertitle_was_refused;
}

// A number that differs between the threads that are alive.
uintptr_t intertitle_thread(void);

// Makes two paths trade places at one blow; false where the system or the disk cannot.
bool intertitle_exchange(const char *_Nonnull first, const char *_Nonnull second);

// Mixes blocks of 64 bytes into the eight words of a SHA-256 hash; with the processor's own instructions
// for it, unless they are not wanted or not there.
void intertitle_sha256(uint32_t *_Nonnull hash, const uint8_t *_Nonnull blocks, size_t count,
                       bool in_hardware);

#endif
