/** More messages than this within {@link WINDOW_MS} milliseconds end a frame: the admin would do nothing but read them. */
export const MOST = 2000
export const WINDOW_MS = 10_000

/** Counts messages; answers whether there are too many now. */
export function createFloodGauge(now: () => number = () => performance.now()): () => boolean {
  let since = now()
  let count = 0
  return () => {
    if (now() - since > WINDOW_MS) {
      since = now()
      count = 0
    }
    count += 1
    return count > MOST
  }
}
