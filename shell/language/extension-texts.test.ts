import { jest } from '@jest/globals'
import { anArea, anExtension } from '@stoa/extension-sdk/admission/testing'
import { allowFiles } from '../federation/integrity.ts'
import { locateTexts, prepareTexts, registerTexts, textsBehindEntry } from './extension-texts.ts'

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

test('an area has its texts among the house', () => {
  expect(locateTexts('de', 'orders')).toEqual({ url: '/public/locales/de/orders.json' })
})

test('a language that nobody translated into is not asked for, and English stands in', () => {
  prepareTexts('ar')

  expect(locateTexts('ar', 'loyalty')).toBeNull()
  expect(locateTexts('ar', 'orders')).toBeNull()
  expect(locateTexts('en', 'loyalty')).toEqual({ url: 'http://localhost/remotes/loyalty/locales/en.json' })
})

test('English is not fetched where it is not needed', () => {
  expect(locateTexts('en', 'loyalty')).toBeNull()
  prepareTexts('en')
  expect(locateTexts('en', 'loyalty')).not.toBeNull()
})

const url = 'http://localhost/remotes/loyalty/locales/de.json'
const hash = `sha256-${'d'.repeat(43)}=`

test('where nothing is checked, texts are fetched as they are', () => {
  expect(locateTexts('de', 'loyalty')).toEqual({ url })
  expect(textsBehindEntry(['loyalty'])).toEqual([])
})

test('texts whose hash nobody names wait for the entry, and are left out with a warning where it says nothing', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  globalThis.stoaIntegrity = () => hash

  expect(textsBehindEntry(['orders'])).toEqual([])
  expect(textsBehindEntry(['loyalty'])).toEqual([url])
  expect(warn).not.toHaveBeenCalled()
  expect(locateTexts('de', 'loyalty')).toBeNull()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(url))
  warn.mockRestore()
})

test('texts that are vouched for are fetched with their hash', () => {
  globalThis.stoaIntegrity = () => hash
  allowFiles({ ...loyalty, manifest: { ...loyalty.manifest, integrity: { 'locales/de.json': hash } } })

  expect(textsBehindEntry(['loyalty'])).toEqual([])
  expect(locateTexts('de', 'loyalty')).toEqual({ url, integrity: hash })
})

test('the shell finds its own texts itself', () => {
  expect(locateTexts('de', 'shell')).toBeUndefined()
})
