import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

import { browserPath } from './house/browser.ts'
import { installPackages } from './house/install.ts'
import { BACKEND, DATA, ROOT } from './house/places.ts'
import { seconds } from './house/progress.ts'
import { createStopList } from './house/stop.ts'

const USAGE = `Usage: npm test [-- CHECK…]

Proves that Stoa works. Without a name every check runs: format, types, lint, dead-code, unit, store, build, journeys.

  --help    this text`

interface Check {
  name: string
  program: string
  args: readonly string[]
  folder?: string
}

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
  {
    name: 'journeys',
    program: bin('playwright'),
    args: ['test', '--config', 'tests/journeys/playwright.config.ts'],
  },
]

function run({ program, args, folder = ROOT }: Check): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}

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
  await installPackages(BACKEND, join(DATA, 'install.log'), createStopList())
  const results: string[] = []
  let failed = 0
  for (const check of checks) {
    console.log(`\n— ${check.name}`)
    const start = performance.now()
    const passed = await run(check)
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
  console.error((error as Error).message)
  process.exit(2)
}
