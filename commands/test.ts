import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { missingPrograms, PROGRAMS } from '../tests/servers/installed.ts'
import { launchOptions } from './browser/launch-options.ts'
import { runCheck, type Ended } from './checks/run-check.ts'
import { IN_BROWSER, SERVERS, stagesOf, type Check } from './checks/stages.ts'
import { installPackages } from './stack/install.ts'
import { BACKEND, DATA } from './stack/paths.ts'
import { seconds } from './stack/progress.ts'
import { createStopList, stopOnSignals } from './stack/stop.ts'

const USAGE = `Usage: npm test [-- CHECK…]

Proves that Stoa works. Without a name every check runs: format, types, lint, dead-code, contract, unit, build, cli,
store, client, gallery, journeys, servers, faults.

  --path PATH   runs only the suites of contract, unit, cli, gallery and journeys whose path contains PATH
  --changed     runs only the suites of unit that import what was changed since origin/main, committed or not
  --help        this text`

const INTERRUPTED = 130
/** So many of a failed check's last lines are repeated at the end, for those who are shown only the end of a log. */
const REPEATED_LINES = 40

const { names, paths, isChanged } = readCommandLine()
const stages = stagesOf({ paths, isChanged })
const stops = createStopList()
const stopAsked = stopOnSignals(stops, INTERRUPTED)

function readCommandLine(): { names: readonly string[]; paths: readonly string[]; isChanged: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      path: { type: 'string', multiple: true, default: [] },
      changed: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  return { names: positionals, paths: values.path, isChanged: values.changed }
}

function selectedChecks(): ReadonlySet<string> {
  const known = new Set(stages.flat(2).map(({ name }) => name))
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0) throw new Error(`There is no check called ${unknown.join(', ')}.\n\n${USAGE}`)
  if (names.length > 0) return new Set(names)
  const missing = missingPrograms()
  if (missing.length > 0)
    console.log(`Left out of "${SERVERS}", because not installed: ${missing.join(', ')}.`)
  if (missing.length === PROGRAMS.length) known.delete(SERVERS)
  return known
}

interface Result extends Ended {
  name: string
  line: string
}

async function runLane(lane: readonly Check[], isBackground: boolean): Promise<Result[]> {
  const results: Result[] = []
  for (const check of lane) {
    if (stopAsked()) break
    const start = performance.now()
    const ended = await runCheck(check, isBackground, stops)
    const time = seconds(performance.now() - start).padStart(9)
    const line = `${ended.passed ? 'passed' : 'FAILED'}  ${check.name.padEnd(10)}${time}`
    results.push({ ...ended, name: check.name, line })
  }
  return results
}

const lastLines = (output: string): string => output.trimEnd().split('\n').slice(-REPEATED_LINES).join('\n')

async function main(): Promise<void> {
  const selected = selectedChecks()
  if (IN_BROWSER.some((name) => selected.has(name))) launchOptions()
  const start = performance.now()
  await installPackages(BACKEND, join(DATA, 'install.log'), stops)
  const results: Result[] = []
  for (const stage of stages) {
    const lanes = stage
      .map((lane) => lane.filter(({ name }) => selected.has(name)))
      .filter((lane) => lane.length > 0)
    const ended = await Promise.all(lanes.map((lane, index) => runLane(lane, index > 0)))
    if (stopAsked()) return
    results.push(...ended.flat())
  }
  const failed = results.filter(({ passed }) => !passed)
  for (const { name, output } of failed)
    if (output !== '') console.log(`\n— ${name} ended with\n${lastLines(output)}`)
  console.log(`\n${results.map(({ line }) => line).join('\n')}`)
  console.log(
    `\nchecks: ${results.length - failed.length} passed, ${failed.length} failed, in ${seconds(performance.now() - start)}`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
}

try {
  await main()
} catch (error) {
  // What fails because it was stopped is no failure; the signal's handler ends the process.
  if (!stopAsked()) {
    console.error((error as Error).message)
    process.exit(2)
  }
}
