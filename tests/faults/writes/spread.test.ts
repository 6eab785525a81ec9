/** @jest-environment node */
import { expect, it } from '@jest/globals'

import { FORMS } from './forms/forms.ts'
import { MODES } from './modes.ts'
import { reportOf } from './report.ts'
import { writeFaults } from './spread.ts'

const DOWN = 'lost, then down'
const spread = (seed: number) => writeFaults({ isRepeated: false, isNamed: false, seed })
const pairsOf = (seed: number) => spread(seed).map(({ name }) => name)

it('a spread breaks every form once and uses every mode, whatever its seed', () => {
  for (const seed of [0, 1, 59, 29_000_000]) {
    const faults = spread(seed)
    const once = faults.filter(({ mode }) => mode !== DOWN)
    expect(once.map(({ form }) => form)).toEqual(FORMS)
    expect(new Set(faults.map(({ mode }) => mode))).toEqual(new Set(MODES))
    expect(faults.filter(({ mode }) => mode === 'hang')).toHaveLength(1)
  }
})

it('the same seed breaks the same writes, and seeds in a row all others', () => {
  expect(pairsOf(7)).toEqual(pairsOf(7))
  const quick = FORMS.length * (MODES.length - 2)
  const down = spread(0).filter(({ mode }) => mode === DOWN).length
  const seen = new Set(Array.from({ length: FORMS.length }, (_, seed) => pairsOf(seed)).flat())
  expect(seen.size).toBe(quick + FORMS.length + down)
})

it('no two forms are called the same', () => {
  expect(new Set(FORMS.map(({ name }) => name)).size).toBe(FORMS.length)
})

it('a report is not sound while faults that were asked for did not run', () => {
  const outcome = {
    form: FORMS[0]?.name ?? '',
    mode: '500',
    presses: 2,
    isFalselyDenied: false,
    isDoubled: false,
    isTwinFound: false,
    isDraftLost: false,
  } as const
  expect(reportOf([outcome], 1).isSound).toBe(true)
  expect(reportOf([outcome], 1).text).toContain(`1 of ${FORMS.length} forms broken`)
  expect(reportOf([outcome], 2).isSound).toBe(false)
})
