import type { Browser } from '@playwright/test'

import type { Lane } from '../../faults/lane.ts'
import { held } from '../figures.ts'
import { costsDuring, type Look } from '../visit.ts'

const MOST_REQUESTS = 3
const MOST_WAVES = 2

/**
 * Measures the requests of opening a page of the example extension in a running admin; returns the exceeded budgets.
 */
export async function measureWarmPage(browser: Browser, lane: Lane, look: Look): Promise<string[]> {
  lane.publish(lane.feed)
  const context = await browser.newContext({ ...(look.storageState && { storageState: look.storageState }) })
  const page = await context.newPage()
  await page.goto(look.url)
  await look.isThere(page)
  await page.waitForLoadState('networkidle')
  const costs = await costsDuring(page, async () => {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Loyalty' }).click()
    await page.getByRole('heading', { level: 1, name: 'Loyalty members' }).waitFor()
  })
  await context.close()
  const code = costs.filter(({ url }) => /\.(js|css)$/.test(new URL(url).pathname))
  console.log('\na page of the example extension, opened in a running admin')
  for (const { url, type, wave, bytes } of costs)
    console.log(`  ${wave}  ${type.padEnd(10)} ${String(bytes).padStart(6)} B  ${new URL(url).pathname}`)
  return [
    ...held('requests for its code', code.length, MOST_REQUESTS, ''),
    ...held('rounds of them', Math.max(0, ...code.map(({ wave }) => wave)), MOST_WAVES, ''),
  ]
}
