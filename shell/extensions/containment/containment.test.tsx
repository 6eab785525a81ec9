import { anExtension, aWidget } from '@stoa/extension-sdk/admission/testing'
import { jest } from '@jest/globals'

import { bytesOf } from './bytes.ts'
import { culpritOf } from './culprit.ts'
import { createLedger } from './ledger.ts'
import { isTooMuch } from './quarantine-rule.ts'
import { switchedOff, switchHere } from './switched-off.ts'

const crash = { kind: 'render', detail: 'Error: no' } as const

test.each([
  [[], false],
  [[0, 1], false],
  [[0, 30_000, 60_000], true],
  [[0, 30_000, 60_001], false],
  [[0, 50_000, 70_000, 90_000], true],
])('failures at %j exceed the limit: %s', (moments, expected) => {
  expect(isTooMuch(moments)).toBe(expected)
})

test('three failures within a minute quarantine the contribution, once, and nothing else', () => {
  const onQuarantine = jest.fn()
  let time = 0
  const ledger = createLedger(onQuarantine, () => (time += 1000))
  for (const module of ['./a', './b', './a', './b', './a', './a']) ledger.failed('loyalty', module, crash)

  expect(ledger.isQuarantined('loyalty', './a')).toBe(true)
  expect(ledger.isQuarantined('loyalty', './b')).toBe(false)
  expect(ledger.isQuarantined('other', './a')).toBe(false)
  expect(ledger.quarantineCount()).toBe(1)
  expect(onQuarantine.mock.calls).toEqual([['loyalty', './a']])
})

test('an error without a known contribution is recorded but quarantines nothing', () => {
  const ledger = createLedger(() => undefined)
  for (let count = 0; count < 60; count++) ledger.failed('loyalty', undefined, crash)

  expect(ledger.account('loyalty').quarantined.size).toBe(0)
  expect(ledger.account('loyalty').failures).toHaveLength(50)
})

test('the ledger notifies its listeners of every change', () => {
  const ledger = createLedger(() => undefined)
  const listener = jest.fn()
  const leave = ledger.subscribe(listener)
  ledger.loaded('loyalty', './a', 12)
  ledger.failed('loyalty', './a', crash)
  leave()
  ledger.loaded('loyalty', './a', 15)

  expect(listener).toHaveBeenCalledTimes(2)
  expect(ledger.account('loyalty').loads).toEqual(new Map([['./a', 15]]))
})

test('an error belongs to the first extension in its stack, and to a contribution if it alone owns the file', () => {
  const one = anExtension('one', { widgets: [aWidget('a', 'login.after'), aWidget('b', 'login.after')] })
  const two = anExtension('two', {}, { base: 'https://cdn.example/two/' })
  const origin = 'http://localhost:7001'
  const at = (...urls: string[]) =>
    culpritOf(['Error: no', ...urls.map((url) => `    at x (${url}:1:2)`)].join('\n'), [one, two], origin)

  expect(at(`${origin}/assets/admin.js`, `${origin}/remotes/one/b.js`)).toEqual({
    extension: one,
    module: './widgets/b',
  })
  expect(at('https://cdn.example/two/entry.js', `${origin}/remotes/one/b.js`)).toEqual({ extension: two })
  expect(at(`${origin}/assets/admin.js`, 'https://cdn.example.evil/two/x.js')).toBeUndefined()
})

test('the address disables some or all extensions, and this browser others', () => {
  switchHere('slow', false)
  switchHere('loud', false)
  switchHere('slow', true)

  expect(switchedOff('?disable-extensions=a, b')).toEqual({
    loud: 'in this browser',
    a: 'by the address of the page',
    b: 'by the address of the page',
  })
  expect(switchedOff('?disable-extensions')).toEqual({
    loud: 'in this browser',
    '*': 'by the address of the page',
  })
  expect(switchedOff('?q=x')).toEqual({ loud: 'in this browser' })
})

test("counts the bytes of an extension's own files once each", () => {
  const origin = 'http://localhost:7001'
  const fetched = [
    { name: `${origin}/remotes/one/entry.js`, encodedBodySize: 100 },
    { name: `${origin}/remotes/one/page.js`, encodedBodySize: 0 },
    { name: `${origin}/remotes/one/page.js`, encodedBodySize: 20 },
    { name: `${origin}/remotes/one-more/entry.js`, encodedBodySize: 3 },
    { name: 'https://cdn.example/remotes/one/entry.js', encodedBodySize: 4 },
  ]
  expect(bytesOf(anExtension('one'), fetched, origin)).toBe(120)
})
