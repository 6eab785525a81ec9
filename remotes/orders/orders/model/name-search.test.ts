/** @jest-environment node */
import { hasEveryWord, rarestWord } from './name-search.ts'

test.each([
  ['mara', 'mara'],
  ['Al Arendt', 'Arendt'],
  ['maren  kato', 'maren'],
])('of %j the server is asked for %j', (query, word) => {
  expect(rarestWord(query)).toBe(word)
})

test('words may stand in any order and letter case, and all must be there', () => {
  expect(hasEveryWord('ARENDT mar', 'Maren Arendt maren@example.com')).toBe(true)
  expect(hasEveryWord('arendt alma', 'Maren Arendt maren@example.com')).toBe(false)
})
