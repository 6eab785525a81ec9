import type { Page } from '@playwright/test'

/** Bytes that the scripts of a page hold once everything that nobody needs any more has been taken away. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}
