#include "CIntertitle.h"

_Thread_local int32_t intertitle_depth_of_this_thread = 0;

int32_t *intertitle_depth(void) { return &intertitle_depth_of_this_thread; }

uintptr_t intertitle_thread(void) { return (uintptr_t)&intertitle_depth_of_this_thread; }
