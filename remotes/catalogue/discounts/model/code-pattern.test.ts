import { assert, integer, property } from 'fast-check'

import { drawCodes, fillPattern, patternProblem } from './code-pattern.ts'

it('fills each blank with a letter or a digit, in capitals', () => {
  expect(fillPattern('summer-##', () => 0)).toBe('SUMMER-AA')
  expect(fillPattern('Summer-####')).toMatch(/^SUMMER-[A-HJ-NP-Z2-9]{4}$/)
})

it('says what is wrong with a pattern', () => {
  expect(patternProblem('', 1)).toBe('empty')
  expect(patternProblem('SUMMER ##', 1)).toBe('signs')
  expect(patternProblem('SUMMER/##', 1)).toBe('signs')
  expect(patternProblem('SUMMER', 1)).toBe('blanks')
  expect(patternProblem('S-##', 513)).toBe('room')
  expect(patternProblem('S-##', 512)).toBeUndefined()
})

it('draws as many as are wanted, none twice and none that is taken', () => {
  assert(
    property(integer({ min: 1, max: 300 }), (count) => {
      const taken = drawCodes('a-##', 100)
      const codes = drawCodes('a-##', count, taken)
      expect(codes).toHaveLength(count)
      expect(new Set([...codes, ...taken]).size).toBe(count + 100)
    }),
    { numRuns: 20 },
  )
})

it('draws a thousand', () => {
  expect(new Set(drawCodes('SUMMER-####', 1000)).size).toBe(1000)
})

it('gives up where there are no more', () => {
  expect(() => drawCodes('A', 2)).toThrow(RangeError)
})
