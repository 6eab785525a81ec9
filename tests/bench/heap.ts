import type { Page } from '@playwright/test'

/** Heap size of a page in bytes, after garbage collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Number of nodes and event listeners, including detached ones. */
export async function pageParts(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  return metrics
    .filter(({ name }) => name === 'Nodes' || name === 'JSEventListeners')
    .reduce((sum, { value }) => sum + value, 0)
}
