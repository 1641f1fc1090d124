#define _GNU_SOURCE
#include "CIntertitle.h"

#include <pthread.h>
#include <stddef.h>

static _Thread_local intertitle_calls calls_of_this_thread;

intertitle_calls *intertitle_calls_of_this_thread(void) { return &calls_of_this_thread; }

uintptr_t intertitle_thread(void) { return (uintptr_t)&calls_of_this_thread; }

static bool find_stack(uintptr_t *base, size_t *size) {
#if defined(__APPLE__)
  pthread_t thread = pthread_self();
  *size = pthread_get_stacksize_np(thread);
  *base = (uintptr_t)pthread_get_stackaddr_np(thread) - *size;
  return true;
#elif defined(__linux__)
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return false;
  void *start = NULL;
  bool found = pthread_attr_getstack(&attributes, &start, size) == 0;
  pthread_attr_destroy(&attributes);
  *base = (uintptr_t)start;
  return found;
#else
  return false;
#endif
}

// An eighth of a small stack, 128 KB of a large one.
static void measure(intertitle_calls *calls) {
  size_t size = 0;
  calls->base = 1;
  if (!find_stack(&calls->base, &size)) return;
  calls->room = size / 8 < 128 * 1024 ? size / 8 : 128 * 1024;
}

// Where a thread runs on a stack that is not its own, as a fiber does, only the count says no.
bool intertitle_has_stack(intertitle_calls *calls, int32_t eighths) {
  if (calls->base == 0) measure(calls);
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  return here < calls->base || here - calls->base >= (uintptr_t)eighths * calls->room;
}

bool intertitle_may_nest(intertitle_calls *calls, intertitle_call_kind kind) {
  bool may = !(calls->refused & kind.bit) && calls->depth + kind.weight <= kind.limit
             && intertitle_has_stack(calls, kind.eighths);
  if (!may) calls->refused |= kind.bit;
  return may;
}
