import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ownTexts } from './own-texts.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'))
  mkdirSync(join(folder, 'locales'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('each locale file is a language', () => {
  writeFileSync(join(folder, 'locales/en.json'), '{ "name": "Care" }')
  writeFileSync(join(folder, 'locales/de.json'), '{ "name": "Pflege" }')

  expect(ownTexts(folder)).toEqual({ de: { name: 'Pflege' }, en: { name: 'Care' } })
})

test('a folder without locales has no texts', () => {
  expect(ownTexts(join(folder, 'locales'))).toEqual({})
})

test.each([
  ['{\n  "a": "b"\n  "c": "d"\n}', 3],
  ['{\n  "a": {', 2],
  ['', 1],
])('an error about malformed JSON names the file and the line: %j', (text, line) => {
  const file = join(folder, 'locales/en.json')
  writeFileSync(file, text)

  expect(() => ownTexts(folder)).toThrow(`${file}:${line} cannot be read: `)
})
