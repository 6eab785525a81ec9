import { ownStack } from './dev-errors.ts'

/** Line 1, column 1 of the built file is line 3, column 5 of `pages/welcome.tsx`. */
const OWN = JSON.stringify({
  version: 3,
  sources: ['webpack://stoa_care_development/./pages/welcome.tsx'],
  names: [],
  mappings: 'AAEI',
})
const LIBRARY = OWN.replace('./pages/welcome.tsx', './node_modules/library/index.js')
const MAPS: Readonly<Record<string, string>> = { 'page.js.map': OWN, 'library.js.map': LIBRARY }

const read = async (file: string) => MAPS[file]
const BASE = 'http://localhost:7199/'

test('a stack names the places of the own sources alone', async () => {
  const stack = `TypeError: boom\n    at eval (${BASE}page.js:1:1)\n    at load (${BASE}library.js:1:1)\n    at ${BASE}entry.js:9:9`

  expect(await ownStack(stack, read)).toBe('TypeError: boom\n    at pages/welcome.tsx:3:5')
})

test('a stack without own sources stays whole', async () => {
  const stack = `Error: boom\n    at load (${BASE}library.js:1:1)`

  expect(await ownStack(stack, read)).toBe(stack)
})

test('what would steer a terminal is left out', async () => {
  expect(await ownStack('\u001b[31mError: boom\u0007', read)).toBe('[31mError: boom')
})
