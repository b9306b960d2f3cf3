/** Picks the best pages out of many without sorting them all. */

/** At most `limit` of the first `count` pages: higher score first, equals in ascending order of pages. */
export function takeBest(pages: Uint32Array, count: number, scores: Float32Array, limit: number): number[] {
  const isWorse = (a: number, b: number) => {
    const difference = (scores[a] as number) - (scores[b] as number);
    return difference < 0 || (difference === 0 && a > b);
  };
  // A heap of the best so far with the worst of them on top.
  const heap: number[] = [];
  for (let i = 0; i < count; i++) {
    const page = pages[i] as number;
    if (heap.length < limit) {
      heap.push(page);
      siftUp(heap, isWorse);
    } else if (limit > 0 && isWorse(heap[0] as number, page)) {
      heap[0] = page;
      siftDown(heap, isWorse);
    }
  }
  return heap.sort((a, b) => (isWorse(a, b) ? 1 : -1));
}

type Compare = (a: number, b: number) => boolean;

function siftUp(heap: number[], isWorse: Compare): void {
  let at = heap.length - 1;
  const page = heap[at] as number;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isWorse(page, heap[parent] as number)) break;
    heap[at] = heap[parent] as number;
    at = parent;
  }
  heap[at] = page;
}

function siftDown(heap: number[], isWorse: Compare): void {
  const page = heap[0] as number;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isWorse(heap[child + 1] as number, heap[child] as number)) child++;
    if (!isWorse(heap[child] as number, page)) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = page;
}
