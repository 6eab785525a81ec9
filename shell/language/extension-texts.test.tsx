import { jest } from '@jest/globals'
import { anArea, anExtension } from '@stoa/extension-sdk/admission/testing'
import { allowFiles } from '../federation/integrity.ts'
import {
  locateTexts,
  lookup,
  namespacesOf,
  prepareTexts,
  registerTexts,
  textsBehindEntry,
} from './extension-texts.ts'

const loyalty = anExtension('loyalty', {
  texts: { de: {}, en: {} },
  locales: { de: 'locales/de.json', en: 'locales/en.json' },
  integrity: { 'entry.js': 'sha384-entry', 'locales/de.json': 'sha384-de' },
})
const orders = anArea('orders', { texts: { de: {}, en: {} } })

beforeAll(() => registerTexts([orders, loyalty]))
beforeEach(() => prepareTexts('de'))
afterEach(() => {
  globalThis.stoaIntegrity = undefined
})

test('a contribution of an area needs what areas share and its own namespaces', () => {
  expect(namespacesOf(orders, { namespaces: ['orders', 'products'] })).toEqual([
    'admin',
    'orders',
    'products',
  ])
})

test("a contribution of an extension needs the extension's plain texts and its own namespaces", () => {
  expect(namespacesOf(loyalty, { namespaces: ['award'] })).toEqual(['loyalty/', 'loyalty/award'])
  expect(namespacesOf(loyalty, {})).toEqual(['loyalty/'])
})

test('the first word of a key is its namespace', () => {
  expect(lookup('orders', 'orders.columns.date')).toEqual(['columns.date', ['orders']])
  expect(lookup('loyalty', 'award.title')).toEqual(['award.title', ['loyalty/', 'loyalty/award']])
})

test("the shell's and the areas' namespaces are at the default location", () => {
  expect(locateTexts('de', 'shell')).toBeUndefined()
  expect(locateTexts('de', 'products')).toBeUndefined()
})

test.each(['shell', 'ui', 'admin'])(
  '%s is there without any area, and English comes with code',
  (namespace) => {
    expect(locateTexts('ja', namespace)).toBeUndefined()
    expect(locateTexts('en', namespace)).toBeNull()
    prepareTexts('en')
    expect(locateTexts('en', namespace)).toBeNull()
  },
)

test("the shell's later namespaces are there without any area, in the shown language alone", () => {
  prepareTexts('ja')

  expect(locateTexts('ja', 'trust')).toBeUndefined()
  expect(locateTexts('ja', 'tools')).toBeUndefined()
  expect(locateTexts('en', 'trust')).toBeNull()
})

test('a namespace of an extension is a file beside the one that always loads', () => {
  expect(locateTexts('de', 'loyalty/award')).toEqual({
    url: 'http://localhost/remotes/loyalty/locales/de.award.json',
  })
})

test('a language that nobody translated into is not asked for, and English stands in', () => {
  prepareTexts('ar')

  expect(locateTexts('ar', 'loyalty/')).toBeNull()
  expect(locateTexts('en', 'loyalty/', true)).toEqual({
    url: 'http://localhost/remotes/loyalty/locales/en.json',
  })
  expect(locateTexts('ar', 'orders')).toBeNull()
  expect(locateTexts('en', 'loyalty/')).toEqual({ url: 'http://localhost/remotes/loyalty/locales/en.json' })
})

test('English is not fetched where it is not needed', () => {
  expect(locateTexts('en', 'loyalty/')).toBeNull()
  prepareTexts('en')
  expect(locateTexts('en', 'loyalty/')).not.toBeNull()
})

const url = 'http://localhost/remotes/loyalty/locales/de.json'
const hash = `sha256-${'d'.repeat(43)}=`

test('where nothing is checked, texts are fetched as they are', () => {
  expect(locateTexts('de', 'loyalty/')).toEqual({ url })
  expect(textsBehindEntry(['loyalty/'])).toEqual([])
})

test('texts whose hash nobody names wait for the entry, and are left out with a warning where it says nothing', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  globalThis.stoaIntegrity = () => hash

  expect(textsBehindEntry(['orders'])).toEqual([])
  expect(textsBehindEntry(['loyalty/'])).toEqual([url])
  expect(warn).not.toHaveBeenCalled()
  expect(locateTexts('de', 'loyalty/')).toBeNull()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(url))
  warn.mockRestore()
})

test('texts with a known hash are fetched with it', () => {
  globalThis.stoaIntegrity = () => hash
  allowFiles({ ...loyalty, manifest: { ...loyalty.manifest, integrity: { 'locales/de.json': hash } } })

  expect(textsBehindEntry(['loyalty/'])).toEqual([])
  expect(locateTexts('de', 'loyalty/')).toEqual({ url, integrity: hash })
})
