#if defined(__linux__)
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>
#elif defined(__APPLE__)
#include <stdio.h>
#endif

#include "CIntertitle.h"

bool intertitle_exchange(const char *first, const char *second) {
#if defined(__APPLE__)
  return renamex_np(first, second, RENAME_SWAP) == 0;
#elif defined(__linux__) && defined(SYS_renameat2)
  // RENAME_EXCHANGE, which older headers lack.
  return syscall(SYS_renameat2, AT_FDCWD, first, AT_FDCWD, second, 2) == 0;
#else
  (void)first;
  (void)second;
  return false;
#endif
}
