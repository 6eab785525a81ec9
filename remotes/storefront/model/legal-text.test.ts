import { legalText } from './legal-text.ts'

const metadata = { terms: 'Terms', terms_de: 'AGB', imprint: '  ', privacy: 3 }

test('a text in the language wins over the general one', () => {
  expect(legalText(metadata, 'terms', 'de-DE')).toBe('AGB')
  expect(legalText(metadata, 'terms', 'ar')).toBe('Terms')
})

test('an empty text, a wrong type and no metadata are no text', () => {
  expect(legalText(metadata, 'imprint', 'en')).toBeUndefined()
  expect(legalText(metadata, 'privacy', 'en')).toBeUndefined()
  expect(legalText(null, 'terms', 'en')).toBeUndefined()
})
