import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startBackend } from './backend.ts'
import { createStopList } from './stop.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backend test-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function start(code: string) {
  const program = join(folder, 'program.mjs')
  writeFileSync(program, code)
  const stops = createStopList()
  const steps: string[] = []
  const started = startBackend({
    port: 9100,
    dataDir: join(folder, 'data'),
    reset: true,
    adminUrl: 'http://localhost:7200',
    shopUrl: 'http://localhost:8200',
    stops,
    onStep: (step) => steps.push(step),
    program,
  })
  return { started, stops, steps }
}

const READY = `process.send({ step: 'database', ms: 1 }); process.send({ ready: true, url: 'http://localhost:9100', ms: 2 });`

test('hands on port, data folder, reset and addresses, and is stopped by message', async () => {
  const { started, stops, steps } = start(`${READY}
    console.log(JSON.stringify([...process.argv.slice(2), process.env.ADMIN_URL, process.env.SHOP_URL]))
    process.on('message', (message) => { console.log(message); process.exit(0) })`)
  expect((await started).url).toBe('http://localhost:9100')
  await stops.stop()
  const [first, second] = readFileSync(join(folder, 'data', 'backend.log'), 'utf8').split('\n')
  const data = join(folder, 'data')
  const expected = [
    '--port',
    '9100',
    '--data',
    data,
    '--reset',
    'http://localhost:7200',
    'http://localhost:8200',
  ]
  expect(JSON.parse(first ?? '')).toEqual(expected)
  expect(second).toBe('stop')
  expect(steps).toEqual(['database'])
})

test('a store that fails says why and where its log is', async () => {
  const { started } = start(`process.send({ failed: 'The disk is full.' }, () => process.exit(1))`)
  await expect(started).rejects.toThrow(
    `The disk is full.\nIts log is ${join(folder, 'data', 'backend.log')}`,
  )
})

test('a store that ends without a word is reported with its exit code', async () => {
  const { started } = start('process.exit(3)')
  await expect(started).rejects.toThrow('The store ended with exit code 3.')
})

test('a store that ends by itself later is lost', async () => {
  const { started } = start(
    `${READY} process.once('disconnect', () => 0); process.kill(process.pid, 'SIGKILL')`,
  )
  expect(await (await started).lost).toMatch(/^The store ended with SIGKILL\.\nIts log is /)
})
