import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgePostmasterPid } from './postmaster-pid.mts'

const files = '/data/postgres/cluster'
const text = `4711\n${files}\n1795229530\n54321\n`

test('a pid that nobody has is of a server that is gone', () => {
  assert.deepEqual(
    judgePostmasterPid(text, files, () => undefined),
    { state: 'gone' },
  )
})

test('a pid that another program was given since is a stranger', () => {
  const commandLines: Record<number, string> = { 4711: 'vim notes.txt' }
  assert.deepEqual(
    judgePostmasterPid(text, files, (pid) => commandLines[pid]),
    { state: 'stranger', pid: 4711 },
  )
})

test('another PostgreSQL with that pid is a stranger too', () => {
  const verdict = judgePostmasterPid(text, files, () => 'postgres -D /elsewhere -p 5432')
  assert.equal(verdict.state, 'stranger')
})

test('the server that works on these files still runs', () => {
  const verdict = judgePostmasterPid(text, files, () => `postgres -D ${files} -p 54321`)
  assert.deepEqual(verdict, { state: 'running', pid: 4711 })
})

test('a file that was cut off says nothing about anyone', () => {
  assert.deepEqual(
    judgePostmasterPid('', files, () => 'init'),
    { state: 'gone' },
  )
})
