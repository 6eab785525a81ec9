import { createFixedTranslation } from './fixed-translation.ts'

const texts = {
  en: { shop: { hello: 'Hello', none: 'Nothing' }, later: { left: '{{count, number}} left' } },
  de: { shop: { hello: 'Hallo' } },
}
const open = (language: string) => createFixedTranslation({ language, texts, namespaces: ['shop', 'later'] })

test('texts are there at once, in the language or else in English', async () => {
  const { t, resolvedLanguage } = await open('de')
  expect([t('hello'), t('none')]).toEqual(['Hallo', 'Nothing'])
  expect(resolvedLanguage).toBe('de')
})

test('numbers are those of the language, whatever the machine speaks', async () => {
  expect((await open('en')).t('left', { count: 1234 })).toBe('1,234 left')
  expect((await open('de')).t('left', { count: 1234 })).toBe('1.234 left')
})
