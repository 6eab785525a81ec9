import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser, Page } from '@playwright/test'
import type { Feed } from '@stoa/extension-sdk/manifest'

import { TREES } from '../../commands/stack/paths.ts'
import type { Moves } from '../../shell/gateway/move-origins.ts'
import { serveSite } from '../../shell/gateway/serve-site.ts'
import { inTime } from './in-time.ts'
import { openPage, signIn } from './visitor.ts'

export interface SoakOptions {
  backend: string
  movedOrigins: Moves
  /** A folder for the copy of the admin that is upgraded. */
  root: string
  port: number
  /** How long people work, in seconds. */
  seconds: number
  /** Seconds from one build to the next; without it there is one every third page. */
  every?: number | undefined
}

/** What people saw of the upgrades. */
export interface SoakOutcome {
  name: string
  /** Builds of all areas. */
  upgrades: number
  /** How many of them came with another build of the shell. */
  shells: number
  pages: number
  reloads: number
  /** Files that the admin asked for, and that the server had no more. */
  gone: number
  /** Pages that a person saw fail. */
  failures: number
  drafts: number
  lost: number
  faults: readonly string[]
}

const AREAS = new Set(['catalogue', 'orders', 'settings', 'home'])
/** Every so many pages, all areas are built again. */
const PAGES_PER_UPGRADE = 3
/** Every so many upgrades, the shell is built again, too. */
const UPGRADES_PER_SHELL = 2
/** Every so many upgrades come while a person types. In between, the build that the tab came with is gone. */
const UPGRADES_PER_DRAFT = 3
/** How long a person looks at a page where builds come by the clock, in milliseconds. */
const READING_MS = 1000
/** What signing in and the last pages may take beyond the time of the upgrades, in seconds. */
const MOST_SECONDS_MORE = 120
const DRAFT = 'Typed during an upgrade'

/** Gives every area another build; the one before the last is gone, as if its time was over. */
function upgrade(root: string, build: number): void {
  const file = join(root, 'feed.json')
  const feed = JSON.parse(readFileSync(file, 'utf8')) as Feed
  const extensions = feed.extensions.map((entry) => {
    const { name } = entry.manifest
    if (!AREAS.has(name)) return entry
    const base = `/remotes/${name}/${String(build).padStart(10, '0')}/`
    cpSync(join(root, entry.base), join(root, base), { recursive: true })
    const before = join(root, 'remotes', name, String(build - 2).padStart(10, '0'))
    if (existsSync(before)) rmSync(before, { recursive: true })
    return { ...entry, base }
  })
  writeFileSync(file, JSON.stringify({ ...feed, extensions }))
}

const PAGES = ['index.html', 'a/index.html']
/** The script and the style that the pages of the shell name. */
const ENTRY = /\/assets\/(main\.[^."]+)(?=\.(?:js|css)")/g

/** Gives the shell another build: its pages name other files, and those that they named before are gone. */
function upgradeShell(root: string, build: number): void {
  const assets = join(root, 'assets')
  const next = `main.${String(build).padStart(10, '0')}`
  const before = new Set(
    [...readFileSync(join(root, PAGES[0]!), 'utf8').matchAll(ENTRY)].map(([, name]) => name),
  )
  for (const file of readdirSync(assets)) {
    const [name = '', hash = '', ...ending] = file.split('.')
    if (before.has(`${name}.${hash}`))
      renameSync(join(assets, file), join(assets, [next, ...ending].join('.')))
  }
  for (const page of PAGES) {
    const file = join(root, page)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(ENTRY, `/assets/${next}`))
    for (const compressed of ['.br', '.gz']) rmSync(file + compressed, { force: true })
  }
}

type Visit = readonly [link: string, isThere: (page: Page) => Promise<void>]

const hasRows = (page: Page) => page.getByRole('table').getByRole('link').first().waitFor()
const isHeaded = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Where people go, and what tells them that they are there. */
const VISITS: readonly Visit[] = [
  ['Orders', hasRows],
  ['Products', hasRows],
  ['Settings', isHeaded('Settings')],
  ['Customers', hasRows],
  ['Home', isHeaded('Home')],
  ['Discounts', isHeaded('Discounts')],
  ['Pricing', isHeaded('Pricing')],
]
/** How many pages people go to between two builds; with each build they leave one, and go to one whose code is still to come. */
const AT_HAND = 3

const visitAt = ({ pages, upgrades }: { pages: number; upgrades: number }): Visit =>
  VISITS[(upgrades + (pages % AT_HAND)) % VISITS.length] ?? VISITS[0]!

/** Opens a page as people do. Where it fails instead, it is loaded again; answers what it said. */
async function failureOf(page: Page, [link, isThere]: Visit): Promise<string | undefined> {
  const failed = page.getByRole('main').getByRole('alert').first()
  await openPage(page, link)
  const failure = await Promise.any([
    isThere(page).then(() => undefined),
    failed.waitFor().then(() => failed.innerText()),
  ])
  if (failure === undefined) return undefined
  await page.reload()
  await isThere(page)
  return `${link}: ${failure.replaceAll('\n', ' ')}`
}

/** Opens the first product, types, upgrades, reloads, and looks whether what was typed is still there. */
async function keepsDraft(page: Page, next: () => void): Promise<boolean> {
  await openPage(page, 'Products')
  await page.getByRole('table').getByRole('link').first().click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  const before = await title.inputValue()
  await title.fill(DRAFT)
  next()
  await page.reload()
  await title.waitFor()
  const isKept = (await title.inputValue()) === DRAFT
  await title.fill(before)
  return isKept
}

/** Says when the next build is due: by the clock, or with every third page. */
function schedule(every: number | undefined): (pages: number) => boolean {
  if (every === undefined) return (pages) => pages % PAGES_PER_UPGRADE === 0
  let last = performance.now()
  return () => {
    if (performance.now() - last < every * 1000) return false
    last += every * 1000
    return true
  }
}

/** Upgrades an admin again and again while a person works in one tab of it: between two pages, and while the person types. */
export async function runUpgradeSoak(browser: Browser, options: SoakOptions): Promise<SoakOutcome> {
  const { root, seconds, every, ...served } = options
  rmSync(root, { recursive: true, force: true })
  cpSync(TREES.admin, root, { recursive: true })
  const site = await serveSite({ root, ...served, allowsLocalExtensions: true })
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  const seen = { upgrades: 0, shells: 0, pages: 0, reloads: -1, gone: 0, failures: 0, drafts: 0, lost: 0 }
  const faults: string[] = []
  page.on('load', () => (seen.reloads += 1))
  page.on('response', (response) => {
    if (response.status() === 404 && response.url().startsWith(site.url)) seen.gone += 1
  })
  page.on('dialog', (dialog) => void dialog.accept())
  const next = () => {
    upgrade(root, ++seen.upgrades)
    if (seen.upgrades % UPGRADES_PER_SHELL !== 0) return
    seen.shells += 1
    upgradeShell(root, seen.upgrades)
  }
  const type = async () => {
    if (await keepsDraft(page, next)) return void (seen.drafts += 1)
    seen.lost += 1
    faults.push(`after ${seen.pages} pages: what was typed was lost`)
  }
  const work = async () => {
    await signIn(page, `${site.url}/a/products`)
    await page.getByRole('table').getByRole('link').first().waitFor()
    const isDue = schedule(every)
    const end = performance.now() + seconds * 1000
    while (performance.now() < end) {
      if (isDue(seen.pages)) {
        if ((seen.upgrades + 1) % UPGRADES_PER_DRAFT === 0) await type()
        else next()
      }
      const failure = await failureOf(page, visitAt(seen))
      seen.pages += 1
      if (failure !== undefined) {
        seen.failures += 1
        faults.push(`page ${seen.pages}: ${failure}`)
      }
      if (every !== undefined) await page.waitForTimeout(READING_MS)
    }
  }
  try {
    await inTime('the upgrades', seconds + MOST_SECONDS_MORE, work)
  } catch (error) {
    const alerts = await page.getByRole('alert').allInnerTexts()
    faults.push(`after ${seen.pages} pages: ${String(error).split('\n')[0]} ${alerts.join(' | ')}`)
  }
  await context.close()
  await site.close()
  return { name: `upgrades for ${seconds} s`, ...seen, faults }
}

/** The outcome as a sentence. */
export const soakText = (outcome: SoakOutcome): string =>
  [
    `${outcome.name}: ${outcome.upgrades} upgrades, ${outcome.shells} of them of the shell`,
    `${outcome.pages} pages opened`,
    `${outcome.reloads} reloads`,
    `${outcome.gone} files gone that were asked for`,
    `${outcome.failures} failures seen`,
    `${outcome.drafts} drafts kept`,
    `${outcome.lost} lost`,
  ].join(', ')
