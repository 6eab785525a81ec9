import type { Locator, Page } from '@playwright/test'

import { WIDTH, type Shot } from './camera.ts'

/** Goes where a picture is to be taken, in an admin at `url`. */
export type Scene = (page: Page, url: string) => Promise<Shot>

/** Waits until the page has its heading, and content in place of every placeholder, the example's among them. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => !document.querySelector('[data-shape], main output[aria-label]'))
}

/** Opens a page of the admin in a window of this height, in CSS pixels. */
export async function open(page: Page, url: string, path: string, height = 800): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height })
  await page.goto(`${url}/a${path}`)
  await settled(page)
}

/** Opens what the first row of a list leads to. */
export async function openFirst(page: Page, url: string, list: string, height: number): Promise<void> {
  await open(page, url, list, height)
  const name = page.locator('tbody tr').first().getByRole('link').first()
  const path = await name.getAttribute('href')
  await page.goto(url + path)
  await settled(page)
}

/** Opens the palette over the page, types into it, and answers it. */
export async function search(page: Page, words: string): Promise<Locator> {
  await page.keyboard.press('ControlOrMeta+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await palette.getByRole('combobox').fill(words)
  return palette
}
