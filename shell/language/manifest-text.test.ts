import { anExtension } from '@stoa/extension-sdk/admission/testing'
import { manifestTextOf } from './manifest-text.ts'

const text = manifestTextOf([
  anExtension('loyalty', { texts: { en: { title: 'Loyalty', hint: 'Points' }, de: { title: 'Treue' } } }),
])

test('speaks the language', () => {
  expect(text('de', 'loyalty', 'title')).toBe('Treue')
})

test('falls back to English where the language lacks a text, or is not spoken at all', () => {
  expect(text('de', 'loyalty', 'hint')).toBe('Points')
  expect(text('ar', 'loyalty', 'title')).toBe('Loyalty')
})

test('shows the key where nobody has a text', () => {
  expect(text('de', 'loyalty', 'unknown.key')).toBe('unknown.key')
  expect(text('de', 'nobody', 'title')).toBe('title')
})
