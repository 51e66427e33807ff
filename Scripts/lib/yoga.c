// The trees of placard-bench in Yoga, each laid out fresh; prints a name and nanoseconds a node.
// Loaded into a process that has Yoga's C interface already; see Scripts/yoga.
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef void *Node;
typedef struct {
  float width, height;
} Size;

Node YGNodeNew(void);
void YGNodeFreeRecursive(Node);
void YGNodeInsertChild(Node, Node, size_t);
void YGNodeStyleSetFlexDirection(Node, int);
void YGNodeStyleSetFlexGrow(Node, float);
void YGNodeStyleSetFlexShrink(Node, float);
void YGNodeStyleSetFlexBasis(Node, float);
void YGNodeStyleSetMargin(Node, int, float);
void YGNodeSetMeasureFunc(Node, Size (*)(Node, float, int, float, int));
void YGNodeCalculateLayout(Node, float, float, int);

enum { column = 0, row = 2, allEdges = 8, leftToRight = 1 };

static int count;

static Size measure(Node node, float width, int widthMode, float height, int heightMode) {
  return (Size){7, 3};
}

static Node make(int isRow) {
  Node node = YGNodeNew();
  YGNodeStyleSetFlexDirection(node, isRow ? row : column);
  count += 1;
  return node;
}

static Node leaf(void) {
  Node node = make(0);
  YGNodeSetMeasureFunc(node, measure);
  return node;
}

static Node nested(int depth, int fanOut, int isMeasured) {
  if (depth == 0 && isMeasured) return leaf();
  Node node = make(depth % 2 == 0);
  if (!isMeasured) {
    YGNodeStyleSetFlexGrow(node, 1);
    YGNodeStyleSetFlexBasis(node, 0);
  }
  for (int index = 0; depth > 0 && index < fanOut; index += 1)
    YGNodeInsertChild(node, nested(depth - 1, fanOut, isMeasured), index);
  return node;
}

static Node flat(int items, int shrinks) {
  Node node = make(0);
  for (int index = 0; index < items; index += 1) {
    Node item = make(0);
    if (shrinks) YGNodeStyleSetFlexShrink(item, 1);
    if (!shrinks) YGNodeStyleSetFlexGrow(item, 1);
    YGNodeStyleSetFlexBasis(item, shrinks ? 9000 : 1);
    YGNodeStyleSetMargin(item, allEdges, 0.25);
    YGNodeInsertChild(node, item, index);
  }
  return node;
}

static Node table(int rows, int columns) {
  Node node = make(0);
  for (int index = 0; index < rows; index += 1) {
    Node line = make(1);
    for (int other = 0; other < columns; other += 1) YGNodeInsertChild(line, leaf(), other);
    YGNodeInsertChild(node, line, index);
  }
  return node;
}

static Node chain(int levels) {
  Node plan = leaf();
  YGNodeStyleSetMargin(plan, allEdges, 0.5);
  for (int level = 0; level < levels; level += 1) {
    Node node = make(level % 2 == 0), beside = leaf();
    YGNodeStyleSetMargin(node, allEdges, 0.5);
    YGNodeStyleSetMargin(beside, allEdges, 0.5);
    YGNodeInsertChild(node, beside, 0);
    YGNodeInsertChild(node, plan, 1);
    plan = node;
  }
  return plan;
}

static Node tree(int kind, int first, int second) {
  switch (kind) {
  case 0: return flat(first, 0);
  case 1: return flat(first, 1);
  case 2: return nested(first, second, 0);
  case 3: return nested(first, second, 1);
  case 4: return table(first, second);
  default: return chain(first);
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static int ascending(const void *first, const void *second) {
  double left = *(const double *)first, right = *(const double *)second;
  return (left > right) - (left < right);
}

static void run(const char *name, int kind, int first, int second, int runs) {
  double times[100];
  for (int index = 0; index < runs; index += 1) {
    count = 0;
    Node root = tree(kind, first, second);
    double start = now();
    YGNodeCalculateLayout(root, 20000, 20000, leftToRight);
    times[index] = (now() - start) / count;
    YGNodeFreeRecursive(root);
  }
  qsort(times, runs, sizeof *times, ascending);
  printf("%s %.1f\n", name, times[runs / 2]);
  fflush(stdout);
}

void benchmark(void) {
  run("flat-10", 0, 10, 0, 99);
  run("flat-100", 0, 100, 0, 99);
  run("flat-1000", 0, 1000, 0, 25);
  run("flat-10000", 0, 10000, 0, 7);
  run("shrink-1000", 1, 1000, 0, 25);
  run("shrink-10000", 1, 10000, 0, 7);
  run("nested-6x4", 2, 6, 4, 9);
  run("content-6x4", 3, 6, 4, 9);
  run("content-12x2", 3, 12, 2, 3);
  run("chain-22", 5, 22, 0, 7);
  run("table-100x99", 4, 100, 99, 7);
  run("huge-5x10", 2, 5, 10, 5);
  run("huge-content-5x10", 3, 5, 10, 3);
}
