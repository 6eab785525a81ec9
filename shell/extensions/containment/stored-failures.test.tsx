import { anArea, anExtension } from '@stoa/extension-sdk/admission/testing'

import type { FailureKind } from '../../federation/remote-state.ts'
import { allowUnchecked } from '../../federation/integrity.ts'
import { createLedger } from './ledger.ts'
import { WHOLE } from './quarantine-rule.ts'
import { releaseQuarantine, syncQuarantines } from './stored-quarantines.ts'

const KEY = 'stoa-failures'
const care = anExtension('care')

interface Load {
  extension?: typeof care
  module?: string
  kind?: FailureKind
  hasLoaded?: boolean
  failures?: number
}

/** A page load at a moment in which a contribution fails: what the shell announces, and whether it is out then. */
function load(
  at: number,
  { extension = care, module = './page', kind = 'render', hasLoaded, failures = 1 }: Load = {},
) {
  const { name } = extension.manifest
  const announced: string[] = []
  const ledger = createLedger(
    () => undefined,
    () => at,
    () => announced.push(...syncQuarantines(ledger, [extension], at)),
  )
  announced.push(...syncQuarantines(ledger, [extension], at))
  if (hasLoaded) ledger.loaded(name, module, 5)
  for (let count = 0; count < failures; count++) ledger.failed(name, module, { kind, detail: 'no' })
  return { announced, isOut: ledger.isQuarantined(name, module), ledger }
}

const outcomes = (moments: readonly number[], options?: Load) =>
  moments.map((moment) => load(moment, options).isOut)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a contribution that fails once in each of three loads within a minute is quarantined, and stays so', () => {
  expect(load(0)).toMatchObject({ announced: [], isOut: false })
  expect(load(20_000)).toMatchObject({ announced: [], isOut: false })
  expect(load(40_000)).toMatchObject({ announced: ['care'], isOut: true })
  expect(load(90_000, { failures: 0 }).isOut).toBe(true)
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test('code that its contributions share counts over reloads too', () => {
  expect(outcomes([0, 1, 2], { module: WHOLE, kind: 'event' })).toEqual([false, false, true])
})

test('failures that are further apart than a minute quarantine nothing', () => {
  expect(outcomes([0, 30_000, 60_001, 90_002])).toEqual([false, false, false, false])
})

test('failures of another contribution or another build count for themselves', () => {
  outcomes([0, 1])
  expect(load(2, { module: './other' }).isOut).toBe(false)
  expect(load(3, { extension: anExtension('care', { version: '1.0.1' }) }).isOut).toBe(false)
})

test('a component that stays suspended counts, files that do not arrive do not', () => {
  expect(outcomes([0, 1, 2], { kind: 'timeout' })).toEqual([false, false, false])
  expect(outcomes([0, 1, 2], { kind: 'script' })).toEqual([false, false, false])
  expect(outcomes([0, 1, 2], { kind: 'timeout', hasLoaded: true })).toEqual([false, false, true])
})

test('areas and extensions that their author is changing are counted in each page alone', () => {
  const local = anExtension('mine', {}, { base: 'http://localhost:7778/' })
  allowUnchecked(local.base)
  expect(outcomes([0, 1, 2], { extension: anArea('orders') })).toEqual([false, false, false])
  expect(outcomes([0, 1, 2], { extension: local })).toEqual([false, false, false])
})

test('a person who enables it again begins from zero', () => {
  outcomes([Date.now() - 3, Date.now() - 2])
  const { ledger } = load(Date.now() - 1, { failures: 0 })
  releaseQuarantine(ledger, 'care')
  expect(load(Date.now()).isOut).toBe(false)
})

test.each(['{', '[1]', '"x"', '{"care":5}', '{"care 1.0.0  ./page":["a",null]}'])(
  'a damaged value such as %s counts for nothing',
  (value) => {
    sessionStorage.setItem(KEY, value)
    expect(outcomes([0, 1])).toEqual([false, false])
  },
)

test('without storage, each page counts for itself', () => {
  const { sessionStorage: before } = globalThis
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new Error('blocked')
    },
  })
  expect(outcomes([0, 1, 2])).toEqual([false, false, false])
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: before })
})
