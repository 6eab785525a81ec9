/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { foundSettings, type FoundSetting } from './found-settings.ts'

interface Texts {
  search: Record<string, { title: string; words: string }>
}

const settingsIn = (language: string): FoundSetting[] => {
  const file = join(import.meta.dirname, '../../../locales', language, 'settings.json')
  const { search } = JSON.parse(readFileSync(file, 'utf8')) as Texts
  return Object.entries(search).map(([id, texts]) => ({ id, path: '', ...texts }))
}
const found = (query: string, language = 'en') =>
  foundSettings(query, settingsIn(language)).map(({ id }) => id)

it.each([
  ['VAT', 'en', 'tax'],
  ['free shipping', 'en', 'shipping'],
  ['delivery cost', 'en', 'shipping'],
  ['imprint', 'en', 'documents'],
  ['invite colleague', 'en', 'team'],
  ['Mehrwertsteuer', 'de', 'tax'],
  ['versandkostenfrei', 'de', 'shipping'],
  ['Ruckgabe', 'de', 'reasons'],
  ['ضريبة', 'ar', 'tax'],
])('“%s” in %s is found as %s', (query, language, id) => {
  expect(found(query, language)).toContain(id)
})

it.each([
  ['मुद्रा', 'hi', ['currency']],
  ['ダークモード', 'ja', ['language']],
  ['நாணயம்', 'tm', ['currency']],
])('vowel signs belong to their word: “%s” in %s finds %j', (query, language, ids) => {
  expect(found(query, language)).toEqual(ids)
})

it('all words of a query have to fit', () => {
  expect(found('free banana')).toEqual([])
})

it('nothing is found by nothing', () => {
  expect(found(' – ')).toEqual([])
})
