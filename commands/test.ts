import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

import { browserPath } from './house/browser.ts'
import { installPackages } from './house/install.ts'
import { BACKEND, DATA, ROOT } from './house/places.ts'
import { seconds } from './house/progress.ts'
import { createStopList, stopOnSignals } from './house/stop.ts'

const USAGE = `Usage: npm test [-- CHECK…]

Proves that Stoa works. Without a name every check runs: format, types, lint, dead-code, unit, build, store, client,
gallery, journeys, faults.

  --help    this text`

interface Check {
  name: string
  program: string
  args: readonly string[]
  folder?: string
}

const INTERRUPTED = 130
const ON_WINDOWS = process.platform === 'win32'

const node = process.execPath
/** What a check runs in turn runs on the same Node. */
const env = { ...process.env, PATH: [dirname(node), process.env['PATH']].join(delimiter) }
const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name)

const CHECKS: readonly Check[] = [
  { name: 'format', program: bin('prettier'), args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'types', program: bin('tsc'), args: ['--noEmit'] },
  { name: 'types', program: bin('tsc'), args: ['--noEmit', '--project', 'tests/backend'] },
  { name: 'lint', program: bin('oxlint'), args: ['--deny-warnings'] },
  { name: 'dead-code', program: bin('knip'), args: [] },
  {
    name: 'unit',
    program: node,
    args: ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'],
  },
  { name: 'build', program: node, args: ['commands/build.ts'] },
  { name: 'store', program: 'npm', args: ['test'], folder: BACKEND },
  { name: 'client', program: node, args: ['tests/client/accepted.ts'] },
  {
    name: 'gallery',
    program: bin('playwright'),
    args: ['test', '--config', 'tests/gallery/playwright.config.ts'],
  },
  {
    name: 'journeys',
    program: bin('playwright'),
    args: ['test', '--config', 'tests/journeys/playwright.config.ts'],
  },
  { name: 'faults', program: node, args: ['commands/faults.ts'] },
]

/** Runs a check in a process group of its own, so that it can be stopped together with what it has started. */
function run({ program, args, folder = ROOT }: Check): Promise<boolean> {
  const child = spawn(program, args, {
    cwd: folder,
    env,
    stdio: 'inherit',
    shell: ON_WINDOWS,
    detached: !ON_WINDOWS,
  })
  const passed = new Promise<boolean>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
  const send = (signal: NodeJS.Signals) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    if (ON_WINDOWS) child.kill(signal)
    else process.kill(-child.pid, signal)
  }
  const stop = async () => {
    send('SIGINT')
    await passed
  }
  stops.add({ stop, force: () => send('SIGKILL') })
  return passed
}

const stops = createStopList()
const stopAsked = stopOnSignals(stops, INTERRUPTED)

function chosenChecks(): readonly Check[] {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const unknown = positionals.filter((name) => !CHECKS.some((check) => check.name === name))
  if (unknown.length > 0) throw new Error(`There is no check called ${unknown.join(', ')}.\n\n${USAGE}`)
  return positionals.length === 0 ? CHECKS : CHECKS.filter(({ name }) => positionals.includes(name))
}

async function main(): Promise<void> {
  const checks = chosenChecks()
  if (checks.some(({ name }) => name === 'journeys')) browserPath()
  await installPackages(BACKEND, join(DATA, 'install.log'), stops)
  const results: string[] = []
  let failed = 0
  for (const check of checks) {
    console.log(`\n— ${check.name}`)
    const start = performance.now()
    const passed = await run(check)
    if (stopAsked()) return
    if (!passed) failed += 1
    results.push(
      `${passed ? 'passed' : 'FAILED'}  ${check.name.padEnd(10)} ${seconds(performance.now() - start)}`,
    )
  }
  console.log(`\n${results.join('\n')}\n\nchecks: ${checks.length - failed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
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
