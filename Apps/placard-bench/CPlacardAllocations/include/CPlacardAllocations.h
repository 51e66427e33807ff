#ifndef CPLACARD_ALLOCATIONS_H
#define CPLACARD_ALLOCATIONS_H

/// How often the process asked for memory, and for how many bytes.
typedef struct {
  long count;
  long bytes;
} PlacardAllocations;

/// Begins to count at zero, on all threads.
void placard_allocations_start(void);

/// Ends the counting; all zero in a build that does not count.
PlacardAllocations placard_allocations_stop(void);

/// The bytes of the heap that are in use now, as glibc keeps them; 0 where that is unknown.
long placard_bytes_in_use(void);

#endif
