import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { searchWords } from '@stoa/i18n/search-text'

import { foundSettings, type FoundSetting } from './found-settings.ts'
import { PAGES } from './settings.ts'

const LOCALES = join(import.meta.dirname, '../../../locales')

interface Texts {
  search: Record<string, { title: string; words: string }>
}

const settingsIn = (language: string): FoundSetting[] => {
  const file = join(LOCALES, language, 'settings.json')
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

/** By the id of the setting: everyday words for it. */
const EVERYDAY: Record<keyof typeof PAGES, readonly string[]> = {
  tax: ['VAT', 'sales tax', 'reduced rate'],
  giftCards: ['gift card tax', 'voucher', 'gift voucher'],
  shipping: ['free shipping', 'delivery cost', 'postage'],
  returns: ['send back', 'return label', 'return shipping'],
  profiles: ['bulky goods', 'shipping class', 'profile'],
  countries: ['country', 'market', 'ship to'],
  payment: ['card', 'pay invoice', 'checkout'],
  currency: ['euro', 'default currency', 'money'],
  channels: ['marketplace', 'where products are sold', 'counter'],
  keys: ['storefront', 'api key', 'connect app'],
  store: ['shop name', 'store details', 'title'],
  documents: ['company address', 'packing slip', 'carrier'],
  legal: ['terms', 'privacy policy', 'legal pages'],
  links: ['payment link', 'order edit link', 'invite'],
  reasons: ['complaint', 'why', 'refund'],
  team: ['colleague', 'permissions', 'users'],
  password: ['change password', 'login', 'security'],
  language: ['appearance', 'dark mode', 'translation'],
  usage: ['analytics', 'usage data', 'consent'],
  token: ['secret', 'script', 'api token'],
  health: ['problems', 'diagnose', 'version'],
}

it.each(Object.entries(EVERYDAY))('%s is found by %j', (id, queries) => {
  expect(queries.length).toBeGreaterThanOrEqual(3)
  for (const query of queries)
    expect({ query, found: found(query) }).toMatchObject({ found: expect.arrayContaining([id]) })
})

it.each(readdirSync(LOCALES))('every setting has three words or more in %s', (language) => {
  const settings = settingsIn(language)
  expect(settings.map(({ id }) => id).toSorted()).toEqual(Object.keys(PAGES).toSorted())
  for (const { title, words } of settings) {
    const texts = searchWords(`${title} ${words}`)
    expect(new Set(texts).size).toBeGreaterThanOrEqual(3)
  }
})

it('all words of a query have to fit', () => {
  expect(found('free banana')).toEqual([])
})

it('nothing is found by nothing', () => {
  expect(found(' – ')).toEqual([])
})
