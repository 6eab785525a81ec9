import { hasEveryWord, rarestWord } from './name-search.ts'

test.each([
  ['mara', 'mara'],
  ['Al Arendt', 'Arendt'],
  ['maren  kato', 'maren'],
])('of %j the server is asked for %j', (query, word) => {
  expect(rarestWord(query)).toBe(word)
})

test('a name matches when it holds every word, in any order and letter case', () => {
  expect(hasEveryWord('ARENDT mar', 'Maren Arendt maren@example.com')).toBe(true)
  expect(hasEveryWord('arendt alma', 'Maren Arendt maren@example.com')).toBe(false)
})
