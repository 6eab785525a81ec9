import type { Browser, Locator, Page, Route } from '@playwright/test'

import { open, type LookedAt, type Sights } from './pages.ts'

const OVERLAYS = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]):visible'

/** How long a dialog may take to appear. Buttons that open none cost this much. */
const OPENING_MS = 700

/** The buttons of a page that one press may open something with: of a table, those of its head and first row. */
function candidatesIn(): number[] {
  return [...document.querySelectorAll('button')].flatMap((button, index) => {
    const row = button.closest('tbody tr, [role=rowgroup] [role=row], li')
    const isOfLaterRow = row !== null && row.previousElementSibling?.tagName === row.tagName
    const isChoice = button.type === 'submit' || button.closest('[role=tablist], [role=radiogroup]') !== null
    const isShown = button.checkVisibility({ visibilityProperty: true }) && !button.disabled
    return isShown && !isChoice && !isOfLaterRow ? [index] : []
  })
}

const buttonAt = (page: Page, index: number): Locator => page.locator('button').nth(index)

/** Presses a button, and answers what opened above what was open before, if anything. */
async function press(page: Page, index: number): Promise<Locator | undefined> {
  const overlays = page.locator(OVERLAYS)
  const before = await overlays.count()
  try {
    await buttonAt(page, index).click({ timeout: OPENING_MS })
    await overlays.nth(before).waitFor({ timeout: OPENING_MS })
    return overlays.last()
  } catch {
    return undefined
  }
}

/** Brings a page back to what it was before a press. */
async function restore(page: Page, url: string, buttons: number): Promise<void> {
  await page.keyboard.press('Escape')
  const isBack =
    page.url() === url &&
    (await page.locator(OVERLAYS).count()) === 0 &&
    (await page.locator('button').count()) === buttons
  if (!isBack) await open(page, url)
}

/** Refuses what would change the store, which other pages show. */
const refuseWrites = (route: Route) => (route.request().method() === 'GET' ? route.fallback() : route.abort())

/**
 * The buttons of a page that open a dialog or a menu with one press, as their positions. What opened on another page with
 * the same text is left out; `seen` collects the texts.
 */
async function findOpeners(page: Page, { url }: LookedAt, seen: Set<string>): Promise<number[]> {
  await open(page, url)
  const address = page.url()
  const openers: number[] = []
  const buttons = await page.locator('button').count()
  for (const index of await page.evaluate(candidatesIn)) {
    const overlay = await press(page, index)
    const text = (await overlay?.innerText().catch(() => ''))?.replaceAll(/\d/g, '').trim()
    if (text && !seen.has(text)) openers.push(index)
    if (text) seen.add(text)
    await restore(page, address, buttons)
  }
  return openers
}

/** Pages with the buttons that open something, found in English on a desk's screen. */
export async function withOpeners(browser: Browser, { pages, state }: Sights): Promise<Sights> {
  const seen = new Set<string>()
  const signedIn = await browser.newPage({ storageState: state, reducedMotion: 'reduce' })
  const stranger = await browser.newPage({ reducedMotion: 'reduce' })
  for (const page of [signedIn, stranger]) await page.route('**/*', refuseWrites)
  const found: LookedAt[] = []
  for (const each of pages)
    found.push({ ...each, openers: await findOpeners(each.isPublic ? stranger : signedIn, each, seen) })
  for (const page of [signedIn, stranger]) await page.close()
  return { pages: found, state }
}

/** Opens what the buttons of a page open, one after the other, while `check` looks at each. */
export async function withEachOpen(
  page: Page,
  openers: readonly number[],
  check: () => Promise<void>,
): Promise<void> {
  if (openers.length === 0) return
  const address = page.url()
  const buttons = await page.locator('button').count()
  await page.route('**/*', refuseWrites)
  for (const index of openers) {
    // On a phone some are behind a menu.
    if (!(await buttonAt(page, index).isVisible())) continue
    if (await press(page, index)) await check()
    await restore(page, address, buttons)
  }
  await page.unroute('**/*', refuseWrites)
}
