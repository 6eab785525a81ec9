import { anArea, anExtension } from '@stoa/extension-sdk/admission/testing'
import { areaTextsIn, manifestTextOf } from './manifest-text.ts'

const shellTexts = { de: { manifests: { title: 'Bestellungen' } } }
const text = manifestTextOf(
  [
    anExtension('loyalty', { texts: { en: { title: 'Loyalty', hint: 'Points' }, de: { hint: 'Punkte' } } }),
    anArea('orders', { texts: { en: { title: 'Orders', one: 'Order' }, de: {} } }),
  ],
  areaTextsIn({ getResource: (language) => (language === 'de' ? shellTexts.de.manifests : undefined) }),
)

test('speaks the language', () => {
  expect(text('de', 'loyalty', 'hint')).toBe('Punkte')
})

test('the texts of an area come with those of the shell', () => {
  expect(text('de', 'orders', 'title')).toBe('Bestellungen')
})

test('an extension never gets the text of an area', () => {
  expect(text('de', 'loyalty', 'title')).toBe('Loyalty')
})

test('falls back to English where the language lacks a text, or is not spoken at all', () => {
  expect(text('de', 'orders', 'one')).toBe('Order')
  expect(text('ar', 'loyalty', 'title')).toBe('Loyalty')
})

test('shows the key where nobody has a text', () => {
  expect(text('de', 'loyalty', 'unknown.key')).toBe('unknown.key')
  expect(text('de', 'nobody', 'title')).toBe('title')
})
