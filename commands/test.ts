import { spawn, spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

import { missingPrograms, PROGRAMS } from '../tests/servers/installed.ts'
import { launchOptions } from './browser/launch-options.ts'
import { installPackages } from './stack/install.ts'
import { BACKEND, DATA, ROOT } from './stack/paths.ts'
import { seconds } from './stack/progress.ts'
import { createStopList, stopOnSignals } from './stack/stop.ts'

const USAGE = `Usage: npm test [-- CHECK…]

Proves that Stoa works. Without a name every check runs: format, types, lint, dead-code, contract, unit, build, cli,
store, client, gallery, journeys, servers, faults.

  --path PATH   runs only the suites of contract, unit, cli, gallery and journeys whose path contains PATH
  --changed     runs only the suites of unit that import what was changed since origin/main, committed or not
  --help        this text`

interface Check {
  name: string
  program: string
  args: readonly string[]
  folder?: string
}

const INTERRUPTED = 130
/** The longest check takes half of it on a slow machine; one that hangs is stopped, and the others still run. */
const MOST_MINUTES = 55
const MINUTE_MS = 60_000
/** So many of a failed check's last lines are repeated at the end, for those who are shown only the end of a log. */
const REPEATED_LINES = 40
const SERVERS = 'servers'
const UPSTREAM = 'origin/main'
const ON_WINDOWS = process.platform === 'win32'

const { names, paths, isChanged } = readCommandLine()

const node = process.execPath
/** What a check runs in turn runs on the same Node. */
const env = { ...process.env, PATH: [dirname(node), process.env['PATH']].join(delimiter) }
const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name)

const jest = (
  projects: readonly string[],
  options: readonly string[] = [],
  flags: readonly string[] = [],
): Pick<Check, 'program' | 'args'> => ({
  program: node,
  args: [
    ...flags,
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    ...paths,
    '--selectProjects',
    ...projects,
    ...options,
  ],
})

/** What the changes of a working copy are counted from; a copy without a remote has its last commit. */
function upstream(): string {
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', UPSTREAM], { cwd: ROOT })
  return status === 0 ? UPSTREAM : 'HEAD'
}

const playwright = (folder: string): Pick<Check, 'program' | 'args'> => ({
  program: bin('playwright'),
  args: ['test', '--config', `tests/${folder}/playwright.config.ts`, ...paths],
})

/** A file that was formatted the last time is read, but not parsed again. */
const FORMAT_CACHE = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  join(DATA, 'format-cache'),
]

/** Every suite loads its modules again: to optimise their code takes longer than it saves. */
const UNOPTIMISED = ['--no-opt']

/** Stages run one after another, the lanes of a stage side by side, the checks of a lane one after another. */
const STAGES: readonly (readonly (readonly Check[])[])[] = [
  [
    [
      {
        name: 'unit',
        ...jest(['unit', 'dom'], isChanged ? ['--changedSince', upstream()] : [], UNOPTIMISED),
      },
    ],
    [
      {
        name: 'format',
        program: bin('prettier'),
        args: ['--check', '--log-level', 'warn', ...FORMAT_CACHE, '.'],
      },
      { name: 'types', program: bin('tsc'), args: ['--noEmit'] },
      { name: 'types', program: bin('tsc'), args: ['--noEmit', '--project', 'commands/backend'] },
      { name: 'lint', program: bin('oxlint'), args: ['--deny-warnings'] },
      { name: 'dead-code', program: bin('knip'), args: [] },
      { name: 'contract', ...jest(['contract']) },
    ],
  ],
  [
    [
      { name: 'build', program: node, args: ['commands/build.ts'] },
      { name: 'cli', ...jest(['cli']) },
    ],
    [
      { name: 'store', program: 'npm', args: ['test'], folder: BACKEND },
      { name: 'client', program: node, args: ['tests/client/accepted.ts'] },
    ],
  ],
  [[{ name: 'gallery', ...playwright('gallery') }]],
  [[{ name: 'journeys', ...playwright('journeys') }]],
  [[{ name: SERVERS, ...playwright('servers') }]],
  [[{ name: 'faults', program: node, args: ['commands/faults.ts'] }]],
]

const IN_BROWSER = ['gallery', 'journeys', SERVERS, 'faults']

interface Ended {
  passed: boolean
  /** What the check printed; empty when it printed to a terminal. */
  output: string
}

/**
 * Runs a check in a process group of its own, so that it can be stopped together with what it has started. The output
 * of a check in the background is printed when the check has ended.
 */
function run({ name, program, args, folder = ROOT }: Check, isBackground: boolean): Promise<Ended> {
  if (!isBackground) console.log(`\n— ${name}`)
  const output: Buffer[] = []
  const stream = isBackground || !process.stdout.isTTY ? 'pipe' : 'inherit'
  const child = spawn(program, args, {
    cwd: folder,
    env,
    stdio: ['inherit', stream, stream],
    shell: ON_WINDOWS,
    detached: !ON_WINDOWS,
  })
  for (const part of [child.stdout, child.stderr])
    part?.on('data', (data: Buffer) => {
      output.push(data)
      if (!isBackground) process.stdout.write(data)
    })
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (isBackground) console.log(`\n— ${name}\n${Buffer.concat(output)}`)
      resolve({ passed: code === 0, output: String(Buffer.concat(output)) })
    })
  })
  const send = (signal: NodeJS.Signals) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    if (ON_WINDOWS) child.kill(signal)
    else process.kill(-child.pid, signal)
  }
  const stop = async () => {
    send('SIGINT')
    await ended
  }
  const late = setTimeout(() => {
    console.error(`\n${name} has not ended after ${MOST_MINUTES} minutes, and is stopped.`)
    send('SIGINT')
    setTimeout(() => send('SIGKILL'), MINUTE_MS).unref()
  }, MOST_MINUTES * MINUTE_MS)
  stops.add({ stop, force: () => send('SIGKILL') })
  return ended.finally(() => clearTimeout(late))
}

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
  const known = new Set(STAGES.flat(2).map(({ name }) => name))
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
    const ended = await run(check, isBackground)
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
  for (const stage of STAGES) {
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
