import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { DATA } from '../commands/stack/paths.ts'

/**
 * Saves what a test looked at as `.stoa/photographs/<name>.png`, when PHOTOGRAPHS is set in the environment: a picture costs
 * about as much as axe, and few runs are for people to look at.
 */
export async function photograph(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (!process.env['PHOTOGRAPHS']) return
  await page.screenshot({ path: join(DATA, 'photographs', `${name}.png`), fullPage })
}
