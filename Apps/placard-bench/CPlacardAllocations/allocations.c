#include "CPlacardAllocations.h"

#include <errno.h>
#if defined(__linux__)
#include <malloc.h>
#endif
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

static bool counting;
static long count;
static long bytes;

void placard_allocations_start(void) {
  __atomic_store_n(&count, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&bytes, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&counting, true, __ATOMIC_SEQ_CST);
}

PlacardAllocations placard_allocations_stop(void) {
  __atomic_store_n(&counting, false, __ATOMIC_SEQ_CST);
  PlacardAllocations result = {
      __atomic_load_n(&count, __ATOMIC_RELAXED),
      __atomic_load_n(&bytes, __ATOMIC_RELAXED),
  };
  return result;
}

long placard_bytes_in_use(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
  struct mallinfo2 information = mallinfo2();
  return (long)(information.uordblks + information.hblkhd);
#else
  return 0;
#endif
}

// In front of glibc's own functions stand these, which count while counting is on. Debug builds,
// and so the tests, and builds with a sanitizer, which does the same, go without.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define PLACARD_SANITIZED
#endif
#endif

#if defined(__GLIBC__) && !defined(DEBUG) && !defined(PLACARD_SANITIZED)

// Weak, so that a fully static program, which has glibc's functions in it, links and does not count.
#define INTERPOSED __attribute__((weak, visibility("default")))

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static inline void note(size_t size) {
  if (__builtin_expect(__atomic_load_n(&counting, __ATOMIC_RELAXED), false)) {
    __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&bytes, (long)size, __ATOMIC_RELAXED);
  }
}

INTERPOSED void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

INTERPOSED void *calloc(size_t number, size_t size) {
  note(number * size);
  return __libc_calloc(number, size);
}

INTERPOSED void *realloc(void *memory, size_t size) {
  note(size);
  return __libc_realloc(memory, size);
}

INTERPOSED void *memalign(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

INTERPOSED void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

INTERPOSED int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  note(size);
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *memory = result;
  return 0;
}

#endif
