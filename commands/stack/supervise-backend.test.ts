import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createStopList } from './stop.ts'
import { superviseBackend } from './supervise-backend.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervise test-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a program that appends a line to `starts` each time, with what it does in its n-th life. */
async function supervise(lives: readonly string[]) {
  const program = join(folder, 'program.mjs')
  const starts = join(folder, 'starts')
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from 'node:fs'
    appendFileSync(${JSON.stringify(starts)}, process.argv.slice(2).join(' ') + '\\n')
    const life = readFileSync(${JSON.stringify(starts)}, 'utf8').trim().split('\\n').length - 1
    const ready = () => process.send({ ready: true, url: 'http://localhost:9100', ms: 1 })
    process.on('message', () => process.exit(0))
    ${lives.map((code, life) => `if (life === ${life}) { ${code} }`).join('\n')}
    if (life >= ${lives.length}) ready()`,
  )
  const stops = createStopList()
  const delays: number[] = []
  const notices: string[] = []
  const waiting = new Map<string, () => void>()
  const url = await superviseBackend({
    port: 9100,
    dataDir: join(folder, 'data'),
    reset: true,
    adminUrl: 'http://localhost:7200',
    shopUrl: 'http://localhost:8200',
    stops,
    onStep: () => undefined,
    program,
    delay: (failures) => {
      delays.push(failures)
      return 1
    },
    onNotice: (text) => {
      notices.push(text)
      waiting.forEach((seen, part) => text.includes(part) && seen())
    },
  })
  const notice = (part: string) => new Promise<void>((resolve) => waiting.set(part, resolve))
  return {
    url,
    stops,
    delays,
    notices,
    notice,
    starts: () => readFileSync(starts, 'utf8').trim().split('\n'),
  }
}

test('a store that ends by itself is started again on its data, later after each failure', async () => {
  const { url, stops, delays, notices, notice, starts } = await supervise([
    `ready(); process.once('disconnect', () => 0); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50)`,
    `process.send({ failed: 'The port is taken.' }, () => process.exit(1))`,
  ])
  expect(url).toBe('http://localhost:9100')
  await notice('The store is back after')
  await stops.stop()

  expect(notices).toEqual([
    expect.stringMatching(/^The store ended with SIGKILL\.[^]*It is started again\.$/),
    expect.stringContaining('The store does not start: The port is taken.'),
    expect.stringMatching(/^The store is back after \d+\.\d s\.$/),
  ])
  expect(delays).toEqual([1, 2])
  expect(starts()).toHaveLength(3)
  expect(starts().map((args) => args.includes('--reset'))).toEqual([true, false, false])
})

test('a store that is stopped stays stopped', async () => {
  const { stops, notices, starts } = await supervise([])
  await stops.stop()
  expect(notices).toEqual([])
  expect(starts()).toHaveLength(1)
  expect(existsSync(join(folder, 'data', 'backend.log'))).toBe(true)
})
