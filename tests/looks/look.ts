import type { Browser, Page } from '@playwright/test'

import { axeFindings } from '../axe-findings.ts'
import { provideFonts } from './fonts.ts'
import { findMisfits } from './geometry.ts'
import { withEachOpen } from './overlays.ts'
import { open, type LookedAt, type Sights } from './pages.ts'

/** The widths of a desk's screen and of a phone, in CSS pixels. */
export const WIDTHS = [1280, 390] as const

const HEIGHT = 900

/** One page in one language at one width. */
export interface Rendering {
  page: LookedAt
  width: number
  /** The number of dialogs and menus that were opened. */
  overlays: number
  findings: readonly string[]
  /** A JPEG, if pictures were asked for. */
  picture?: Buffer
}

interface LookOptions {
  /** Whether axe looks too. */
  axe: boolean
  pictures: boolean
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** What does not fit into a page as it is shown now. */
async function findingsOn(page: Page, withAxe: boolean): Promise<string[]> {
  await drawn(page)
  // The first drawing asks for the fonts.
  await page.evaluate(() => document.fonts.ready.then(() => true))
  await drawn(page)
  const misfits = (await page.evaluate(findMisfits)).map(({ kind, text }) => `${kind}: ${text}`)
  return withAxe ? [...misfits, ...(await axeFindings(page))] : misfits
}

async function lookAt(page: Page, each: LookedAt, width: number, options: LookOptions): Promise<Rendering> {
  await page.setViewportSize({ width, height: HEIGHT })
  const findings = new Set(await findingsOn(page, options.axe))
  const picture = options.pictures ? await page.screenshot({ type: 'jpeg', quality: 60 }) : undefined
  let overlays = 0
  await withEachOpen(page, each.openers ?? [], async () => {
    overlays += 1
    for (const finding of await findingsOn(page, options.axe)) findings.add(finding)
  })
  return { page: each, width, overlays, findings: [...findings], ...(picture && { picture }) }
}

async function tabIn(browser: Browser, language: string, storageState?: Sights['state']): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    bypassCSP: true,
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  })
  await provideFonts(context, language)
  // Cookies belong to a host, whatever its port: admin and shop share this one.
  await context.addCookies([{ name: 'i18next', value: language, domain: 'localhost', path: '/' }])
  return context.newPage()
}

/** Renders one page at both widths. A page that does not appear is a finding: the others are looked at all the same. */
async function* lookAtWidths(page: Page, each: LookedAt, options: LookOptions): AsyncGenerator<Rendering> {
  try {
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT })
    await open(page, each.url)
    for (const width of WIDTHS) yield await lookAt(page, each, width, options)
  } catch (error) {
    if (page.isClosed()) throw error
    const finding = `not seen: ${error instanceof Error ? error.message : String(error)}`
    yield { page: each, width: page.viewportSize()?.width ?? 0, overlays: 0, findings: [finding] }
  }
}

/** Renders pages in a language at both widths and answers what does not fit, as it goes. */
export async function* look(
  browser: Browser,
  language: string,
  { pages, state }: Sights,
  options: LookOptions,
): AsyncGenerator<Rendering> {
  const known = await tabIn(browser, language, state)
  const stranger = await tabIn(browser, language)
  for (const each of pages) yield* lookAtWidths(each.isPublic ? stranger : known, each, options)
  for (const page of [known, stranger]) await page.context().close()
}
