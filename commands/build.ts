import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'

import {
  buildExtension,
  compileOnce,
  compressTree,
  fingerprint,
  ownTexts,
  readExtension,
  readTexts,
  type Mode,
  type Texts,
} from '@stoa/extension-sdk/build'
import type { Feed, FeedEntry, Manifest } from '@stoa/extension-sdk/manifest'
import type { Configuration } from 'webpack'

import { ariaTexts } from '../webpack/aria-texts.ts'
import { enforceBudgets, type RemotePage } from '../webpack/budgets.ts'
import { prerenderOptions, PRERENDER_FLAGS } from './prerender/prerender-options.ts'
import { prerenderShop } from './prerender/prerender-shop.ts'
import { removeSnapshots } from './prerender/remove-snapshots.ts'
import { pruneBuilds } from './stack/prune-builds.ts'
import {
  AREAS,
  areaOptions,
  EXAMPLE,
  frameConfig,
  ROOT,
  SHIPPED_LANGUAGES,
  shellConfig,
  shopConfig,
  type Area,
} from '../webpack/remotes.ts'

/** What a build tells while it works: a step's name, its milliseconds, and whether it was up to date already. */
export interface BuildOptions {
  onStep(name: string, ms: number, skipped: boolean): void
}

const DIST = join(ROOT, 'dist')
const ADMIN = join(DIST, 'admin')
const SHOP = join(DIST, 'shop')
const EXAMPLE_DIST = join(EXAMPLE, 'dist')
const MODE: Mode = 'production'

const FEED = join(ADMIN, 'feed.json')

/** Where the example extension is served, as a third party would. */
const EXAMPLE_ORIGIN = 'http://localhost:7101'

const EVERYWHERE = ['extension-sdk/build', 'extension-sdk/points', 'shared', 'webpack', 'package-lock.json']

const inputs = (paths: readonly string[]): string =>
  fingerprint([...EVERYWHERE, ...paths].map((path) => join(ROOT, path)))

/** Runs `work` unless `output` was made from the same inputs before. */
async function step(
  name: string,
  output: string,
  made: string,
  options: BuildOptions,
  work: () => Promise<void>,
) {
  const stamp = join(DIST, '.made', `${name}.txt`)
  const start = performance.now()
  const skipped = existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === made
  if (!skipped) {
    rmSync(stamp, { force: true })
    await work()
    mkdirSync(join(DIST, '.made'), { recursive: true })
    writeFileSync(stamp, made)
  }
  options.onStep(name, performance.now() - start, skipped)
}

/** Builds a site; answers the names of its assets, which lie among those of earlier builds. */
async function buildSite(
  name: string,
  root: string,
  made: string,
  options: BuildOptions,
  configuration: Configuration,
): Promise<ReadonlySet<string>> {
  const list = join(root, 'assets', `.${name}`)
  await step(name, list, made, options, async () => {
    const compilation = await compileOnce(configuration)
    const warnings = compilation.getWarnings()
    // The development server shows them above every page.
    if (warnings.length > 0) throw new Error(warnings.map(({ message }) => message).join('\n'))
    const names = Object.keys(compilation.assets).filter((file) => file.startsWith('assets/'))
    writeFileSync(list, JSON.stringify([basename(list), ...names.map((file) => basename(file))]))
  })
  return new Set(JSON.parse(readFileSync(list, 'utf8')) as string[])
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'extension.json'), 'utf8')) as Manifest

async function buildArea(area: Area, options: BuildOptions): Promise<FeedEntry> {
  const made = inputs([`remotes/${area}`, 'locales'])
  const { version } = await readExtension(join(ROOT, 'remotes', area))
  const folder = join(ADMIN, 'remotes', area)
  const build = `${version}-${made}`
  await step(area, join(folder, build), made, options, async () => {
    await buildExtension(areaOptions(area, join(folder, build), MODE, made))
  })
  return { manifest: readManifest(join(folder, build)), base: `/remotes/${area}/${build}/`, area: true }
}

async function buildExample(origin: string, options: BuildOptions): Promise<FeedEntry> {
  const made = inputs(['extension-sdk/examples/loyalty'])
  const { name, version } = await readExtension(EXAMPLE)
  const build = `${version}-${made}`
  const folder = join(EXAMPLE_DIST, build)
  await step(name, folder, made, options, async () => {
    await buildExtension({
      folder: EXAMPLE,
      output: folder,
      mode: MODE,
      build: made,
      texts: ownTexts(EXAMPLE),
      shipLocales: true,
    })
  })
  return { manifest: readManifest(folder), base: `${origin}/${build}/` }
}

/** An area as the feed has it: in English alone, because each language's file of the shell has the rest. */
function inEnglish(entry: FeedEntry): FeedEntry {
  const { manifest, area } = entry
  if (!area) return entry
  const texts = Object.fromEntries(
    Object.entries(manifest.texts).map(([language, own]) => [language, language === 'en' ? own : {}]),
  )
  return { ...entry, manifest: { ...manifest, texts } }
}

/** The feed of what was built, and of what “stoa publish” has put beside it: that outlives a build. */
function feedOf(built: readonly FeedEntry[]): Feed {
  const before = existsSync(FEED) ? (JSON.parse(readFileSync(FEED, 'utf8')) as Feed) : undefined
  const names = new Set(built.map(({ manifest }) => manifest.name))
  const isPublished = ({ manifest, base, area }: FeedEntry) =>
    !area && !names.has(manifest.name) && (!base.startsWith('/') || existsSync(join(ADMIN, base)))
  const extensions = [...built.map(inEnglish), ...(before?.extensions.filter(isPublished) ?? [])]
  // “care widget note” is a contribution of care.
  const isThere = (name: string) => extensions.some(({ manifest }) => manifest.name === name.split(' ')[0])
  return {
    format: 1,
    extensions,
    disabled: before?.disabled.filter(isThere) ?? [],
    origins: [...new Set([EXAMPLE_ORIGIN, ...(before?.origins ?? [])])],
    ...(before?.owners && { owners: before.owners }),
    // The next signature goes on from here.
    ...(before?.version && { version: before.version }),
    ...(before?.allowsOverrides && { allowsOverrides: true }),
  }
}

/** What the areas' manifests name in a language, which the shell shows before any code of an area runs. */
const manifestTextsIn = (language: string, entries: readonly FeedEntry[]): Texts =>
  Object.assign({}, ...entries.map(({ manifest, area }) => (area ? manifest.texts[language] : {}))) as Texts

/** Whether the admin's code uses a package of react-aria that has texts. */
function usesInAdmin(assets: ReadonlySet<string>): (name: string) => boolean {
  const code = [...assets]
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(ADMIN, 'assets', file), 'utf8'))
  return (name) => code.some((script) => script.includes(`"${name}"`))
}

function writeLocales(entries: readonly FeedEntry[], shellAssets: ReadonlySet<string>): void {
  const isUsed = usesInAdmin(shellAssets)
  for (const language of SHIPPED_LANGUAGES)
    for (const file of readdirSync(join(ROOT, 'locales', language))) {
      const texts = JSON.stringify({
        ...readTexts(join(ROOT, 'locales', language, file)),
        ...(file === 'shell.json' && { manifests: manifestTextsIn(language, entries) }),
        ...(file === 'ui.json' && { aria: ariaTexts(language, isUsed) }),
      })
      for (const site of [ADMIN, SHOP]) {
        const folder = join(site, 'public/locales', language)
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, file), texts)
      }
    }
}

function pageOf(entries: readonly FeedEntry[], area: Area, path: string): RemotePage {
  const entry = entries.find(({ manifest }) => manifest.name === area)
  if (!entry) throw new Error(`the area ${area} was not built`)
  const folder = entry.base.replace(/^\/|\/$/g, '')
  return { manifest: entry.manifest, folder, path }
}

/** The product list stands for all lists: it is the page that staff open most. */
function checkBudgets(entries: readonly FeedEntry[], shopAssets: ReadonlySet<string>): void {
  enforceBudgets({
    admin: ADMIN,
    shop: SHOP,
    list: pageOf(entries, 'catalogue', '/products'),
    home: pageOf(entries, 'home', '/home'),
    shopAssets: [...shopAssets],
  })
}

/** Removes files of earlier builds once no open tab can need them any more. */
function prune(entries: readonly FeedEntry[], assets: Record<'admin' | 'shop', ReadonlySet<string>>): void {
  pruneBuilds(join(ADMIN, 'assets'), assets.admin)
  pruneBuilds(join(SHOP, 'assets'), assets.shop)
  for (const { manifest, base } of entries) {
    const folder = base.startsWith('/') ? join(ADMIN, 'remotes', manifest.name) : EXAMPLE_DIST
    pruneBuilds(folder, new Set([basename(base)]))
  }
}

/** What the shell is made of; the shop has its loader of extensions. */
const SHELL = [
  'shell',
  'extension-sdk/index.ts',
  'extension-sdk/admission',
  'extension-sdk/sdk-version.ts',
  'extension-sdk/hooks',
  'extension-sdk/host',
  'extension-sdk/ports',
]

/** Changes with the sources of the shop. */
export const shopSources = (): string =>
  inputs([
    ...SHELL,
    'remotes/storefront',
    'locales/en/account.json',
    'locales/en/shop.json',
    'locales/en/storefront.json',
  ])

/** Builds everything that changed since the last build into `dist`; what was prerendered there is removed. */
export async function buildSites(options: BuildOptions): Promise<void> {
  removeSnapshots(SHOP)
  const shell = inputs([...SHELL, 'locales/en/shell.json', 'locales/en/admin.json'])
  const shellAssets = await buildSite('shell', ADMIN, shell, options, shellConfig(ADMIN, MODE))
  const frameAssets = await buildSite('frame', ADMIN, shell, options, frameConfig(ADMIN, MODE))
  const shopAssets = await buildSite('shop', SHOP, shopSources(), options, shopConfig(SHOP, MODE))
  const entries: FeedEntry[] = []
  for (const area of AREAS) entries.push(await buildArea(area, options))
  entries.push(await buildExample(EXAMPLE_ORIGIN, options))
  const start = performance.now()
  writeLocales(entries, shellAssets)
  const feed = feedOf(entries)
  writeFileSync(FEED, `${JSON.stringify(feed)}\n`)
  // For browsers that cannot read the feed, which operators edit by hand.
  const areas = { ...feed, extensions: feed.extensions.filter(({ area }) => area), disabled: [], origins: [] }
  writeFileSync(join(ADMIN, 'areas.json'), `${JSON.stringify(areas)}\n`)
  for (const tree of [ADMIN, SHOP, EXAMPLE_DIST]) await compressTree(tree)
  checkBudgets(entries, shopAssets)
  prune(entries, { admin: new Set([...shellAssets, ...frameAssets]), shop: shopAssets })
  options.onStep('compress', performance.now() - start, false)
}

const printStep: BuildOptions['onStep'] = (name, ms, skipped) =>
  console.log(`${name.padEnd(12)} ${skipped ? 'up to date' : `${(ms / 1000).toFixed(1)} s`}`)

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { ...PRERENDER_FLAGS, prerender: { type: 'boolean', default: false } },
  })
  await buildSites({ onStep: printStep })
  if (!values.prerender) return
  const start = performance.now()
  const { pages } = await prerenderShop(prerenderOptions(values, SHOP, shopSources()))
  printStep('prerender', performance.now() - start, false)
  console.log(`${pages} pages are in ${SHOP}`)
}

if (import.meta.main) {
  try {
    await main()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
