import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'

import { signedInState } from '../tests/bench/looks.ts'
import buildGallery from '../tests/gallery/build-gallery.ts'
import { launchOptions } from './browser/launch-options.ts'
import { startStack } from './stack/stack.ts'
import { DATA, ROOT } from './stack/paths.ts'
import { createStopList, runToEnd, stopOnSignals } from './stack/stop.ts'
import { photograph, WIDTH, type Shot } from './pictures/camera.ts'
import { COMPONENTS, showComponent } from './pictures/components.ts'
import { POINTS } from './pictures/points.ts'
import { ZONES } from './pictures/zones.ts'

const USAGE = `Usage: npm run pictures [-- --components]

Takes the pictures of the extension SDK's documents in a stack with a pristine store and the example extension, those of
the UI kit in the gallery, and writes them into extension-sdk/docs/pictures. Ends with 1 when one is too heavy, or all of
them are.

  --components  takes those of the UI kit alone
  --help        this text`

const PORTS = { admin: 7801, shop: 8800, loyalty: 7811, backend: 9800 }
const TARGET = join(ROOT, 'extension-sdk/docs/pictures')
/** What a reader on a slow line can be asked to wait for. In bytes. */
const ALLOWED = { each: 80_000, all: 900_000 }
/** The store of a busy machine takes its time. In milliseconds. */
const PATIENCE_MS = 60_000
const INTERRUPTED = 130
/** What the names of the UI kit's pictures begin with. */
const COMPONENT = 'ui-'

const stops = createStopList()
const stopAsked = stopOnSignals(stops, INTERRUPTED)

/** Takes one picture on a page of its own; answers its name and its bytes. */
async function take(
  browser: Browser,
  name: string,
  scene: (page: Page) => Promise<Shot>,
  options: BrowserContextOptions = {},
): Promise<[name: string, bytes: number]> {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const picture = await photograph(page, await scene(page))
  await context.close()
  writeFileSync(join(TARGET, `${name}.webp`), picture)
  console.log(`${name}.webp ${picture.length}`)
  return [name, picture.length]
}

async function takeScenes(browser: Browser): Promise<[string, number][]> {
  const stack = await startStack({
    ports: PORTS,
    dataDir: join(DATA, 'pictures'),
    reset: true,
    onStep: () => undefined,
    stops,
  })
  const url = stack.urls.admin
  const storageState = await signedInState(browser, url)
  const sizes: [string, number][] = []
  for (const [name, scene] of Object.entries({ ...POINTS, ...ZONES }))
    sizes.push(await take(browser, name, (page) => scene(page, url), { storageState }))
  return sizes
}

async function takeComponents(browser: Browser): Promise<[string, number][]> {
  stops.add({ stop: await buildGallery() })
  const sizes: [string, number][] = []
  for (const [name, example] of Object.entries(COMPONENTS))
    sizes.push(await take(browser, COMPONENT + name, (page) => showComponent(page, name, example)))
  return sizes
}

/** What is too heavy, in sentences. */
function tooHeavy(sizes: ReadonlyMap<string, number>): string[] {
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return [
    ...[...sizes]
      .filter(([, size]) => size > ALLOWED.each)
      .map(([name, size]) => `${name} has ${size} bytes, ${ALLOWED.each} are allowed`),
    ...(all > ALLOWED.all ? [`all pictures have ${all} bytes, ${ALLOWED.all} are allowed`] : []),
  ]
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { components: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  if (values.help) return console.log(USAGE)
  const browser = await chromium.launch(launchOptions())
  stops.add({ stop: () => browser.close() })
  mkdirSync(TARGET, { recursive: true })
  const components = await takeComponents(browser)
  const scenes = values.components ? [] : await takeScenes(browser)
  const sizes = new Map([...components, ...scenes])
  for (const file of readdirSync(TARGET))
    if (!sizes.has(file.replace('.webp', '')) && (!values.components || file.startsWith(COMPONENT)))
      rmSync(join(TARGET, file))
  const faults = tooHeavy(sizes)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

await runToEnd(main, stops, stopAsked)
