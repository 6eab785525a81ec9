import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { type Browser, chromium, type LaunchOptions } from '@playwright/test'

import type { Cell, Outcome } from '../tests/faults/cell.ts'
import { admissionCells } from '../tests/faults/cells/admission.ts'
import { entryCells } from '../tests/faults/cells/entry.ts'
import { framedCells } from '../tests/faults/cells/framed.ts'
import { feedCells } from '../tests/faults/cells/feed.ts'
import { fileCells } from '../tests/faults/cells/files.ts'
import { hostileCells } from '../tests/faults/cells/hostile.ts'
import { realmCells } from '../tests/faults/cells/realm.ts'
import { runningCells } from '../tests/faults/cells/running.ts'
import { type Lane, openLane } from '../tests/faults/lane.ts'
import { runFullDisk } from '../tests/faults/full-disk.ts'
import { type Outage, outageTable, runOutages } from '../tests/faults/outages.ts'
import { portOf } from '../tests/faults/port-of.ts'
import { runCell } from '../tests/faults/run-cell.ts'
import { timed } from '../tests/faults/timed.ts'
import { tableOf } from '../tests/faults/table.ts'
import { runUpgradeSoak, type SoakOutcome, soakText } from '../tests/faults/upgrade-soak.ts'
import { reportOf } from '../tests/faults/writes/report.ts'
import type { WriteOutcome } from '../tests/faults/writes/run-write-fault.ts'
import { type WriteFault, writeFaults } from '../tests/faults/writes/spread.ts'
import { runWriteFaults } from '../tests/faults/writes/write-faults.ts'
import { checkLaunchOptions } from './browser/launch-options.ts'
import { startStack } from './stack/stack.ts'
import { DATA } from './stack/paths.ts'
import { seconds } from './stack/progress.ts'
import { USUAL_PORTS } from './stack/settings.ts'
import { createStopList, runToEnd, stopOnSignals } from './stack/stop.ts'

const USAGE = `Usage: npm run faults [-- [--all] [--seed NUMBER] [--upgrades SECONDS] [--every SECONDS] CELL…]

Installs extensions that misbehave, one at a time, and looks at what becomes of everything else; then breaks
writes between browser and store, upgrades the admin while a person works in it, and takes away the store, its database, its disk,
its port and the gateway. Prints tables, and ends with 1 when anything outside of the culprit broke or did not come back,
when a write was done twice, when input was lost, or when the page said “not saved” of what was saved. CELL is a part of
a cell's name, such as "write: create a collection", or "upgrades" or "outages"; without one all run.

  --all                 breaks every write in every way, repeatedly, instead of each in one way
  --seed NUMBER         chooses the forms of the writes and their ways; default 0
  --upgrades SECONDS    how long the upgrades go on; default 30
  --every SECONDS       how often there is a build while they do; default: with every third page
  --help                this text`

const PORTS = { admin: portOf(7402), shop: portOf(8401), loyalty: portOf(7502), backend: portOf(9401) }
/** Cells run in lanes beside each other: most of their time is waiting. */
const LANES = [
  { admin: portOf(7410), origin: portOf(7510) },
  { admin: portOf(7411), origin: portOf(7511) },
  { admin: portOf(7412), origin: portOf(7512) },
]
const INTERRUPTED = 130
const OUTAGES = 'outages'
const UPGRADES = 'upgrades'
const UPGRADE_SECONDS = '30'
const UPGRADE_PORT = portOf(7404)
const STACK_DATA = join(DATA, 'faults', 'stack')

const CELLS: readonly Cell[] = [
  ...entryCells,
  ...fileCells,
  ...runningCells,
  ...admissionCells,
  ...feedCells,
  ...realmCells,
  ...hostileCells,
  ...framedCells,
]

const stops = createStopList()
const stopAsked = stopOnSignals(stops, INTERRUPTED)

interface Chosen {
  cells: readonly Cell[]
  writes: readonly WriteFault[]
  /** What chose the ways in which writes are broken. */
  seed: number
  /** How long the admin is upgraded, in seconds; 0 for not at all. */
  upgrades: number
  /** Seconds from one build to the next. */
  every: number | undefined
  outages: boolean
}

interface Outcomes {
  cells: readonly Outcome[]
  writes: readonly WriteOutcome[]
  soak: SoakOutcome | undefined
  outages: readonly Outage[]
}

function choose(): Chosen {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      seed: { type: 'string', default: '0' },
      upgrades: { type: 'string', default: UPGRADE_SECONDS },
      every: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const isChosen = (name: string) =>
    positionals.length === 0 || positionals.some((part) => name.includes(part))
  const upgradeSeconds = Number(values.upgrades)
  if (!(upgradeSeconds > 0)) throw new Error(`--upgrades takes a number of seconds.\n\n${USAGE}`)
  const every = values.every === undefined ? undefined : Number(values.every)
  if (every !== undefined && !(every > 0)) throw new Error(`--every takes a number of seconds.\n\n${USAGE}`)
  const seed = Number(values.seed)
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error(`--seed takes a whole number.\n\n${USAGE}`)
  const isNamed = positionals.some((part) => part.startsWith('write'))
  const chosen = {
    cells: CELLS.filter(({ name }) => isChosen(name)),
    writes: writeFaults({ isRepeated: values.all, isNamed, seed }).filter(({ name }) => isChosen(name)),
    seed,
    upgrades: isChosen(UPGRADES) ? upgradeSeconds : 0,
    every,
    outages: isChosen(OUTAGES),
  }
  if (chosen.cells.length + chosen.writes.length + chosen.upgrades === 0 && !chosen.outages)
    throw new Error(`No cell is called so.\n\n${USAGE}`)
  return chosen
}

/** A cell that is not as it should be gets a second look, and the table says so. */
async function lookAt(browser: Browser, lane: Lane, cell: Cell): Promise<Outcome> {
  const first = await runCell(browser, lane, cell)
  if (first.faults.length === 0 || stopAsked()) return first
  const second = await runCell(browser, lane, cell)
  if (second.faults.length > 0) return second
  return { ...second, note: `FLAKY, the second look only: ${first.faults.join('; ')}` }
}

/** Browsers on desktops give sites, and frames without an origin, processes of their own; Chromium without a screen does not. */
const asOnDesktops = (options: LaunchOptions): LaunchOptions => ({
  ...options,
  args: [...(options.args ?? []), '--site-per-process'],
})

async function runAll({ cells, writes, upgrades, every, outages }: Chosen): Promise<Outcomes> {
  const stack = await startStack({
    ports: PORTS,
    dataDir: STACK_DATA,
    reset: true,
    onStep: () => undefined,
    stops,
  })
  const moves = {
    [`http://localhost:${USUAL_PORTS.loyalty}`]: stack.urls.loyalty,
    [`http://localhost:${USUAL_PORTS.shop}`]: stack.urls.shop,
  }
  const browser = await chromium.launch(asOnDesktops(checkLaunchOptions()))
  stops.add({ stop: () => browser.close() })
  const waiting = [...cells]
  const outcomes = new Map<Cell, Outcome>()
  const runLane = async (ports: (typeof LANES)[number]) => {
    const lane = await openLane(ports, stack.urls.backend, moves)
    stops.add({ stop: lane.close })
    for (let cell = waiting.shift(); cell && !stopAsked(); cell = waiting.shift())
      outcomes.set(cell, await timed(cell.name, () => lookAt(browser, lane, cell)))
  }
  const runEveryOutage = async () => {
    const others = await runOutages(browser, stack, STACK_DATA, stops)
    const fullDisk = await timed('the disk is full', () => runFullDisk(browser, stops))
    if (!fullDisk)
      console.log('No disk of its own could be mounted, which takes root on Linux: it was not filled.')
    return fullDisk ? [...others, fullDisk] : others
  }
  if (cells.length > 0) await Promise.all(LANES.map(runLane))
  const soak = {
    backend: stack.urls.backend,
    movedOrigins: moves,
    root: join(DATA, 'faults', 'upgrades'),
    port: UPGRADE_PORT,
    seconds: upgrades,
    every,
  }
  // A person who works on while upgrades come leaves most of the machine to the writes.
  const [written, upgraded] = await Promise.all([
    writes.length > 0 ? runWriteFaults(stack, browser, writes, { moves, stops, stopAsked }) : [],
    upgrades > 0 && !stopAsked() ? timed(UPGRADES, () => runUpgradeSoak(browser, soak)) : undefined,
  ])
  return {
    cells: cells.flatMap((cell) => outcomes.get(cell) ?? []),
    writes: written,
    soak: upgraded,
    outages: outages && !stopAsked() ? await runEveryOutage() : [],
  }
}

async function main(): Promise<void> {
  const chosen = choose()
  const start = performance.now()
  const { cells, writes, soak, outages } = await runAll(chosen)
  if (stopAsked()) return
  if (cells.length > 0) console.log(tableOf(cells))
  const report = reportOf(writes, chosen.writes.length)
  if (chosen.writes.length > 0) console.log(`\n${report.text}\nseed of the writes: ${chosen.seed}`)
  if (soak) console.log(`\n${soakText(soak)}`)
  if (outages.length > 0) console.log(`\n${outageTable(outages)}`)
  const all = [
    ...cells.map(({ cell, faults }) => ({ name: cell.name, faults })),
    ...(soak ? [soak] : []),
    ...outages,
  ]
  const broken = all.filter(({ faults }) => faults.length > 0)
  for (const { name, faults } of broken) console.log(`\n${name}\n  ${faults.join('\n  ')}`)
  console.log(
    `\n${all.length - broken.length} cells as they should be, ${broken.length} not, in ${seconds(performance.now() - start)}`,
  )
  process.exitCode = broken.length === 0 && report.isSound ? 0 : 1
}

await runToEnd(main, stops, stopAsked)
