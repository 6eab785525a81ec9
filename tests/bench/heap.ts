import type { Page } from '@playwright/test'

/** Bytes that the scripts of a page hold once everything that nobody needs any more has been taken away. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** How many nodes and event listeners there are, also those of pages that were left but are still kept. */
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
