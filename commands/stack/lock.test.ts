import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { releaseLock, takeLock } from './lock.ts'

let file: string

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'lock-')), 'data', 'start.pid')
})

afterEach(() => rmSync(join(file, '..', '..'), { recursive: true }))

test('the second taker hears who holds the lock and where it serves', () => {
  expect(takeLock(file, ['admin http://localhost:7001'])).toBeUndefined()
  expect(takeLock(file, [])).toMatchObject({ pid: process.pid, addresses: ['admin http://localhost:7001'] })
})

test('a lock that was given back can be taken again', () => {
  takeLock(file, [])
  releaseLock(file)
  expect(existsSync(file)).toBe(false)
  expect(takeLock(file, [])).toBeUndefined()
})

test('a lock of a process that has ended does not count', () => {
  takeLock(file, [])
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(file, JSON.stringify({ ...read(), pid }))
  expect(takeLock(file, [])).toBeUndefined()
})

test('a lock whose pid has gone to another process does not count', () => {
  takeLock(file, [])
  writeFileSync(file, JSON.stringify({ ...read(), began: 'long ago' }))
  expect(takeLock(file, [])).toBeUndefined()
})

test('a lock that someone else holds by now is not given back', () => {
  takeLock(file, [])
  writeFileSync(file, JSON.stringify({ ...read(), pid: 1 }))
  releaseLock(file)
  expect(existsSync(file)).toBe(true)
})

const read = (): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'))
