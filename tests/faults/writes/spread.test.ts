import { expect, it } from '@jest/globals'

import { FORMS } from './forms/forms.ts'
import { MODES } from './modes.ts'
import { reportOf } from './report.ts'
import { writeFaults } from './spread.ts'

const DOWN = 'lost, then down'
const spread = (seed: number) => writeFaults({ isRepeated: false, isNamed: false, seed })
const pairsOf = (seed: number) => spread(seed).map(({ name }) => name)

it('a spread has forty faults of 39 forms and uses every quick mode, whatever its seed', () => {
  for (const seed of [0, 1, 59, 29_000_000]) {
    const faults = spread(seed)
    expect(faults).toHaveLength(40)
    expect(new Set(faults.map(({ form }) => form)).size).toBe(39)
    expect(new Set(faults.map(({ mode }) => mode))).toEqual(new Set(MODES.filter((mode) => mode !== DOWN)))
  }
})

it('the same seed breaks the same writes, and the seeds in a row break every form', () => {
  expect(pairsOf(7)).toEqual(pairsOf(7))
  const broken = Array.from({ length: FORMS.length }, (_, seed) =>
    spread(seed).map(({ form }) => form),
  ).flat()
  expect(new Set(broken)).toEqual(new Set(FORMS))
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
