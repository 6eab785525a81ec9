import type { Page } from '@playwright/test'

import { milliseconds } from '../figures.ts'
import { busyTimes } from './busy-times.ts'

/** Does something in the page and prints how long it was before the page showed it. */
export async function timed(page: Page, name: string, act: () => Promise<void>): Promise<void> {
  await busyTimes(page)
  const start = performance.now()
  await act()
  const shown = performance.now() - start
  const { longestTask, blocked, slowestKey } = await busyTimes(page)
  console.log(
    `  ${name}: shown after ${milliseconds(shown)}, slowest answer to a key ${milliseconds(slowestKey)}, longest task ${milliseconds(longestTask)}, blocked ${milliseconds(blocked)}`,
  )
}
