import { anArea, anExtension } from '@stoa/extension-sdk/admission/testing'
import { locateTexts, prepareTexts, registerTexts } from './extension-texts.ts'

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

test('an extension brings its own texts, checked where scripts are checked', () => {
  const url = 'http://localhost/remotes/loyalty/locales/de.json'

  expect(locateTexts('de', 'loyalty')).toEqual({ url })
  globalThis.stoaIntegrity = (file) => `hash of ${file}`
  expect(locateTexts('de', 'loyalty')).toEqual({ url, integrity: `hash of ${url}` })
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

test('the shell finds its own texts itself', () => {
  expect(locateTexts('de', 'shell')).toBeUndefined()
})
