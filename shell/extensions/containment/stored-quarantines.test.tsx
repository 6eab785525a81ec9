import { anArea, anExtension } from '@stoa/extension-sdk/admission/testing'
import { jest } from '@jest/globals'

import { allowUnchecked } from '../../federation/integrity.ts'
import { buildOf, chosenVersions, takeBackVersion } from './chosen-versions.ts'
import { QUARANTINE_MS, syncQuarantines, releaseQuarantine } from './stored-quarantines.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { QUARANTINES_KEY } from './quarantine-rule.ts'

const crash = { kind: 'render', detail: 'Error: no' } as const
const care = anExtension('care')
const newLedger = () => createLedger(() => undefined)

function quarantine(ledger: Ledger, name: string, module: string): void {
  for (let count = 0; count < 3; count++) ledger.failed(name, module, crash)
}

/** Quarantines a module of an extension at time 0, in a page that is left then. */
function fail(extension = care, module = './page'): void {
  const ledger = newLedger()
  quarantine(ledger, extension.manifest.name, module)
  syncQuarantines(ledger, [extension], 0)
}

/** Whether the next page goes without the module. */
function isOut(extension = care, now = 1, module = './page'): boolean {
  const ledger = newLedger()
  syncQuarantines(ledger, [extension], now)
  return ledger.isQuarantined(extension.manifest.name, module)
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('a quarantine survives a reload, for an hour from its beginning', () => {
  fail()
  expect(isOut()).toBe(true)
  expect(isOut(care, QUARANTINE_MS - 1)).toBe(true)
  expect(isOut(care, 1, './other')).toBe(false)
  expect(isOut(care, QUARANTINE_MS)).toBe(false)
  expect(localStorage.getItem(QUARANTINES_KEY)).toBeNull()
})

test('another build of the extension begins without it', () => {
  fail()
  expect(isOut(anExtension('care', { version: '1.0.1' }))).toBe(false)
  expect(isOut()).toBe(false)
})

test('an extension that is left out of a page stays quarantined in the next', () => {
  fail()
  syncQuarantines(newLedger(), [anExtension('other')], 1)
  expect(isOut()).toBe(true)
})

test('an extension that its author is changing comes back with a reload', () => {
  const local = anExtension('mine', {}, { base: 'http://localhost:7777/' })
  allowUnchecked(local.base)
  fail(local)
  expect(isOut(local)).toBe(false)
})

test('files that do not arrive quarantine for the page alone', () => {
  const ledger = newLedger()
  for (let count = 0; count < 3; count++)
    ledger.failed('care', './page', { kind: 'script', detail: 'no connection' })
  syncQuarantines(ledger, [care], 0)
  expect(ledger.isQuarantined('care', './page')).toBe(true)
  expect(isOut()).toBe(false)
})

test('an area comes back with a reload', () => {
  const area = anArea('catalogue')
  fail(area)
  expect(isOut(area)).toBe(false)
})

test('a person can release it, in this page and for later ones', () => {
  fail()
  const ledger = newLedger()
  syncQuarantines(ledger, [care], 1)
  const count = ledger.quarantineCount()
  releaseQuarantine(ledger, 'care')
  expect(ledger.isQuarantined('care', './page')).toBe(false)
  expect(ledger.quarantineCount()).not.toBe(count)
  expect(isOut()).toBe(false)

  ledger.failed('care', './page', crash)
  expect(ledger.isQuarantined('care', './page')).toBe(false)
})

test('an earlier version in the feed runs from the next page on, until a person goes back', () => {
  const previous = [{ version: '0.9.0', base: '/old/', integrity: 'sha384-x' }]
  const newer = anExtension('care', {}, { previous })
  fail(newer)
  const step = { version: '0.9.0', insteadOf: buildOf(newer.manifest), isAutomatic: true }
  expect(chosenVersions()).toEqual({ care: step })

  const earlier = anExtension(
    'care',
    { version: '0.9.0' },
    { previous: [...previous, { ...previous[0]!, version: '0.8.0' }] },
  )
  fail(earlier)
  expect(chosenVersions()).toEqual({ care: step })
  releaseQuarantine(newLedger(), 'care')
  expect(chosenVersions()).toEqual({ care: step })

  takeBackVersion('care')
  expect(isOut(newer)).toBe(false)
  fail(newer)
  releaseQuarantine(newLedger(), 'care')
  expect(chosenVersions()).toEqual({})
})

test.each(['{', '[]', '"x"', '{"care":{"build":1}}', '{"care":{"build":"1.0.0 x","until":{"./page":"y"}}}'])(
  'a damaged value such as %s quarantines nothing',
  (value) => {
    localStorage.setItem(QUARANTINES_KEY, value)
    expect(isOut()).toBe(false)
  },
)

test('a browser that stores nothing quarantines for the page alone', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => fail()).not.toThrow()
  expect(isOut()).toBe(false)
})
