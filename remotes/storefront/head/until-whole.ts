import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds in which an answer is shown, and what is in it asks for more. */
const CALM_MS = 100

const noFetch = (cache: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const stop = cache.getQueryCache().subscribe(look)
    function look(): void {
      if (cache.isFetching() > 0) return
      stop()
      resolve()
    }
    look()
  })

/** Resolves once the page shows all that it asked for. */
export async function untilWhole(cache: QueryClient): Promise<void> {
  do {
    await noFetch(cache)
    await new Promise((resolve) => setTimeout(resolve, CALM_MS))
  } while (cache.isFetching() > 0)
}
