import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium, type Browser } from '@playwright/test'

import { portOf } from '../tests/faults/port-of.ts'
import { look, WIDTHS, type Rendering } from '../tests/looks/look.ts'
import { withOpeners } from '../tests/looks/overlays.ts'
import { findSights, type Sights } from '../tests/looks/pages.ts'
import { writeSheets } from '../tests/looks/sheet.ts'
import { launchOptions } from './browser/launch-options.ts'
import { DATA } from './stack/paths.ts'
import { seconds } from './stack/progress.ts'
import { startStack } from './stack/stack.ts'
import { createStopList, runToEnd, stopOnSignals } from './stack/stop.ts'
import { translatedLanguages } from './texts/locale-texts.ts'

const USAGE = `Usage: npm run looks [-- [--languages CODES] [--pages PART] [--overlays] [--axe] [--sheets]]

Renders the pages of admin and shop in a stack with a pristine store, in each language at ${WIDTHS.join(' and ')} pixels, and
checks by geometry that nothing reaches out of the window, no text is cut off or leaves its box, and no controls overlap.
Prints a table, and ends with 1 when something does not fit.

  --languages CODES   separated by commas; default all
  --pages PART        only pages whose path contains PART
  --overlays          also the dialogs and menus that one press opens
  --axe               axe looks at each page too
  --sheets            writes contact sheets into .stoa/looks
  --help              this text`

const PORTS = { admin: portOf(7601), shop: portOf(8600), loyalty: portOf(7611), backend: portOf(9600) }
const SHEETS = join(DATA, 'looks', 'sheets')
const INTERRUPTED = 130
/** Languages that are looked at beside each other: a page mostly waits. */
const AT_ONCE = 4

const stops = createStopList()
const stopAsked = stopOnSignals(stops, INTERRUPTED)

interface Wishes {
  languages: readonly string[]
  part: string
  overlays: boolean
  axe: boolean
  sheets: boolean
}

function readCommandLine(): Wishes | undefined {
  const { values } = parseArgs({
    options: {
      languages: { type: 'string' },
      pages: { type: 'string', default: '' },
      overlays: { type: 'boolean', default: false },
      axe: { type: 'boolean', default: false },
      sheets: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return undefined
  return {
    languages: values.languages?.split(',') ?? ['en', ...translatedLanguages()],
    part: values.pages,
    overlays: values.overlays,
    axe: values.axe,
    sheets: values.sheets,
  }
}

async function lookIn(browser: Browser, language: string, sights: Sights, wishes: Wishes) {
  const start = performance.now()
  const renderings: Rendering[] = []
  for await (const rendering of look(browser, language, sights, {
    axe: wishes.axe,
    pictures: wishes.sheets,
  })) {
    renderings.push(rendering)
    const { page, width, findings } = rendering
    for (const finding of findings) console.log(`${language} ${width} ${page.site} ${page.name}: ${finding}`)
  }
  if (wishes.sheets)
    for (const width of WIDTHS)
      await writeSheets(
        browser,
        SHEETS,
        `${language}-${width}`,
        renderings.filter((rendering) => rendering.width === width && rendering.picture),
      )
  const sum = (count: (rendering: Rendering) => number) =>
    renderings.reduce((total, rendering) => total + count(rendering), 0)
  const findings = sum((rendering) => rendering.findings.length)
  const overlays = sum((rendering) => rendering.overlays)
  return { renderings: renderings.length, overlays, findings, time: seconds(performance.now() - start) }
}

async function main(): Promise<void> {
  const wishes = readCommandLine()
  if (!wishes) return console.log(USAGE)
  const stack = await startStack({
    ports: PORTS,
    dataDir: join(DATA, 'looks', 'stack'),
    reset: true,
    onStep: () => undefined,
    stops,
  })
  const browser = await chromium.launch(launchOptions('system'))
  stops.add({ stop: () => browser.close() })
  mkdirSync(SHEETS, { recursive: true })
  const { pages, state } = await findSights(browser, stack.urls)
  const sights = { pages: pages.filter(({ name }) => name.includes(wishes.part)), state }
  const chosen = wishes.overlays ? await withOpeners(browser, sights) : sights
  const table: Record<string, Awaited<ReturnType<typeof lookIn>>> = {}
  const waiting = [...wishes.languages]
  const lookInNext = async (): Promise<void> => {
    const language = waiting.shift()
    if (language === undefined) return
    table[language] = await lookIn(browser, language, chosen, wishes)
    console.log(`${language} ${JSON.stringify(table[language])}`)
    await lookInNext()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookInNext))
  console.log(`${chosen.pages.length} pages at ${WIDTHS.join(' and ')} pixels`)
  console.table(table)
  if (Object.values(table).some(({ findings }) => findings > 0)) process.exitCode = 1
}

await runToEnd(main, stops, stopAsked)
