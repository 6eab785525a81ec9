import { jest } from '@jest/globals'
import { anExtension } from '@stoa/extension-sdk/admission/testing'
import { createInstance } from 'i18next'

import { registerTexts } from '../language/extension-texts.ts'
import { createLanguagePort } from '../language/language-port.ts'
import { createShopTexts } from './shop-texts.ts'

const FILES: Record<string, object> = { en: { earned: 'Points' }, de: { earned: 'Punkte' } }

afterEach(() => jest.restoreAllMocks())

test('widgets show the texts of another language once these have arrived', async () => {
  const locales = { en: 'en.json', de: 'de.json' }
  registerTexts([anExtension('points', { locales, texts: { en: {}, de: {} } })])
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url) =>
      Promise.resolve(Response.json(FILES[/(\w+)\.json/.exec(String(url))?.[1] ?? ''])),
    )
  const translation = createInstance()
  const resources = { en: { shop: { home: 'Home' } }, de: { shop: { home: 'Start' } } }
  await translation.init({ lng: 'en', fallbackLng: 'en', ns: ['shop'], resources })
  const load = createShopTexts(translation)
  await load(['points/'])
  const port = createLanguagePort(translation)
  expect(port.text('points', 'earned')).toBe('Points')

  const shown: string[] = []
  const isTranslated = new Promise<void>((resolve) => {
    port.subscribe(() => {
      shown.push(port.text('points', 'earned'))
      if (shown.includes('Punkte')) resolve()
    })
  })
  await translation.changeLanguage('de')
  await isTranslated
  expect(shown).toEqual(['Points', 'Punkte'])
})
