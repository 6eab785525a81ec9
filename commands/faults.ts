import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { type Browser, chromium } from '@playwright/test'

import type { Cell, Outcome } from '../tests/faults/cell.ts'
import { admissionCells } from '../tests/faults/cells/admission.ts'
import { entryCells } from '../tests/faults/cells/entry.ts'
import { feedCells } from '../tests/faults/cells/feed.ts'
import { fileCells } from '../tests/faults/cells/files.ts'
import { realmCells } from '../tests/faults/cells/realm.ts'
import { runningCells } from '../tests/faults/cells/running.ts'
import { type Lane, openLane } from '../tests/faults/lane.ts'
import { portOf } from '../tests/faults/port-of.ts'
import { runCell } from '../tests/faults/run-cell.ts'
import { type KillOutcome, killTable, runKills } from '../tests/faults/store-kills.ts'
import { tableOf } from '../tests/faults/table.ts'
import { reportOf } from '../tests/faults/writes/report.ts'
import type { WriteOutcome } from '../tests/faults/writes/run-write-fault.ts'
import { runWriteFaults, type WriteFault, writeFaults } from '../tests/faults/writes/write-faults.ts'
import { launchOptions } from './browser/launch-options.ts'
import { startStack } from './stack/stack.ts'
import { DATA } from './stack/paths.ts'
import { seconds } from './stack/progress.ts'
import { USUAL_PORTS } from './stack/settings.ts'
import { createStopList, stopOnSignals } from './stack/stop.ts'

const USAGE = `Usage: npm run faults [-- [--all] CELL…]

Installs extensions that misbehave, one at a time, and looks at what becomes of everything else; then breaks
writes between browser and store, and kills the processes of the store. Prints tables, and ends with 1 when anything
outside of the culprit broke or did not come back, when a write was done twice, when input was lost, or when the page
said “not saved” of what was saved. CELL is a part of a cell's name, such as "write: create a collection", or "store";
without one all run.

  --all     breaks every write in every way, repeatedly, instead of a spread
  --help    this text`

const PORTS = { admin: portOf(7402), shop: portOf(8401), loyalty: portOf(7502), backend: portOf(9401) }
/** Cells run in lanes beside each other: most of their time is waiting. */
const LANES = [
  { admin: portOf(7410), origin: portOf(7510) },
  { admin: portOf(7411), origin: portOf(7511) },
  { admin: portOf(7412), origin: portOf(7512) },
]
const INTERRUPTED = 130
const STORE = 'store'
const STACK_DATA = join(DATA, 'faults', 'stack')

const CELLS: readonly Cell[] = [
  ...entryCells,
  ...fileCells,
  ...runningCells,
  ...admissionCells,
  ...feedCells,
  ...realmCells,
]

const stops = createStopList()
const stopAsked = stopOnSignals(stops, INTERRUPTED)

interface Chosen {
  cells: readonly Cell[]
  writes: readonly WriteFault[]
  kills: boolean
}

interface Outcomes {
  cells: readonly Outcome[]
  writes: readonly WriteOutcome[]
  kills: readonly KillOutcome[]
}

function choose(): Chosen {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const isChosen = (name: string) =>
    positionals.length === 0 || positionals.some((part) => name.includes(part))
  const isNamed = positionals.some((part) => part.startsWith('write'))
  const chosen = {
    cells: CELLS.filter(({ name }) => isChosen(name)),
    writes: writeFaults(values.all, isNamed).filter(({ name }) => isChosen(name)),
    kills: isChosen(STORE),
  }
  if (chosen.cells.length + chosen.writes.length === 0 && !chosen.kills)
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

async function runAll({ cells, writes, kills }: Chosen): Promise<Outcomes> {
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
  const browser = await chromium.launch(launchOptions())
  stops.add({ stop: () => browser.close() })
  const waiting = [...cells]
  const outcomes = new Map<Cell, Outcome>()
  const runLane = async (ports: (typeof LANES)[number]) => {
    const lane = await openLane(ports, stack.urls.backend, moves)
    stops.add({ stop: lane.close })
    for (let cell = waiting.shift(); cell && !stopAsked(); cell = waiting.shift())
      outcomes.set(cell, await lookAt(browser, lane, cell))
  }
  if (cells.length > 0) await Promise.all(LANES.map(runLane))
  return {
    cells: cells.flatMap((cell) => outcomes.get(cell) ?? []),
    writes:
      writes.length > 0 ? await runWriteFaults(stack, browser, writes, { moves, stops, stopAsked }) : [],
    kills: kills && !stopAsked() ? await runKills(browser, stack, STACK_DATA) : [],
  }
}

async function main(): Promise<void> {
  const chosen = choose()
  const start = performance.now()
  const { cells, writes, kills } = await runAll(chosen)
  if (stopAsked()) return
  if (cells.length > 0) console.log(tableOf(cells))
  const report = reportOf(writes)
  if (writes.length > 0) console.log(`\n${report.text}`)
  if (kills.length > 0) console.log(`\n${killTable(kills)}`)
  const all = [...cells.map(({ cell, faults }) => ({ name: cell.name, faults })), ...kills]
  const broken = all.filter(({ faults }) => faults.length > 0)
  for (const { name, faults } of broken) console.log(`\n${name}\n  ${faults.join('\n  ')}`)
  console.log(
    `\n${all.length - broken.length} cells as they should be, ${broken.length} not, in ${seconds(performance.now() - start)}`,
  )
  process.exitCode = broken.length === 0 && report.isSound ? 0 : 1
}

try {
  await main()
} catch (error) {
  // What fails because it was stopped is no failure; the signal's handler ends the process.
  if (!stopAsked()) {
    console.error((error as Error).message)
    process.exitCode = 2
  }
} finally {
  if (!stopAsked()) await stops.stop()
}
