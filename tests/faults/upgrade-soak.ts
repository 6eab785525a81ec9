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
}

/** What people saw of the upgrades. */
export interface SoakOutcome {
  name: string
  upgrades: number
  pages: number
  reloads: number
  drafts: number
  faults: readonly string[]
}

const AREAS = new Set(['catalogue', 'orders', 'settings', 'home'])
/** Every so many pages, all areas are built again. */
const PAGES_PER_UPGRADE = 3
/** Every so many upgrades, the shell is built again, too. */
const UPGRADES_PER_SHELL = 2
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

/** Where people go, and what tells them that they are there. */
const VISITS: readonly (readonly [link: string, isThere: (page: Page) => Promise<void>])[] = [
  ['Orders', (page) => page.getByRole('table').getByRole('link').first().waitFor()],
  ['Products', (page) => page.getByRole('table').getByRole('link').first().waitFor()],
  ['Settings', (page) => page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()],
  ['Home', (page) => page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()],
]

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

/** Upgrades an admin again and again while a person works in one tab of it. */
export async function runUpgradeSoak(browser: Browser, options: SoakOptions): Promise<SoakOutcome> {
  const { root, seconds, ...served } = options
  rmSync(root, { recursive: true, force: true })
  cpSync(TREES.admin, root, { recursive: true })
  const site = await serveSite({ root, ...served, allowsLocalExtensions: true })
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  const seen = { upgrades: 0, pages: 0, reloads: -1, drafts: 0 }
  const faults: string[] = []
  page.on('load', () => (seen.reloads += 1))
  page.on('dialog', (dialog) => void dialog.accept())
  const next = () => {
    upgrade(root, ++seen.upgrades)
    if (seen.upgrades % UPGRADES_PER_SHELL === 0) upgradeShell(root, seen.upgrades)
  }
  const work = async () => {
    await signIn(page, `${site.url}/a/products`)
    await page.getByRole('table').getByRole('link').first().waitFor()
    const end = performance.now() + seconds * 1000
    while (performance.now() < end) {
      const [link, isThere] = VISITS[seen.pages % VISITS.length] ?? VISITS[0]!
      if (seen.pages % PAGES_PER_UPGRADE === 0) next()
      await openPage(page, link)
      await isThere(page)
      seen.pages += 1
      if (seen.pages % (VISITS.length * 2) !== 0) continue
      if (await keepsDraft(page, next)) seen.drafts += 1
      else faults.push('what was typed was lost')
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
export const soakText = ({ name, upgrades, pages, reloads, drafts, faults }: SoakOutcome): string =>
  `${name}: ${upgrades} upgrades, ${pages} pages opened, ${reloads} reloads, ${drafts} drafts kept, ${faults.length} faults seen`
