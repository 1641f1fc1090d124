#ifndef CINTERTITLE_H
#define CINTERTITLE_H

// What Swift cannot say on every system the package runs on: atomics without the Synchronization
// module (iOS 18), a lock that is one word, and a counter per thread.

#include <stdbool.h>
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

// How many runs of a chain are under way on this thread.
extern _Thread_local int32_t intertitle_depth_of_this_thread;
int32_t *_Nonnull intertitle_depth(void);

// A number that differs between the threads that are alive.
uintptr_t intertitle_thread(void);

#endif
