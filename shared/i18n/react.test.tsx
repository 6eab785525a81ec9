import { expect, it, jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { createInstance } from 'i18next'
import { TranslationProvider, useFormats } from './react.ts'

it('formats in the language of the interface, and again when it changes', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  const i18n = createInstance()
  await i18n.init({ lng: 'en', resources: { en: {}, de: {} } })
  const { result } = renderHook(useFormats, {
    wrapper: ({ children }) => <TranslationProvider i18n={i18n}>{children}</TranslationProvider>,
  })
  expect(result.current.money(123_450, 'eur')).toBe('€1,234.50')
  expect(result.current.date(new Date(2026, 2, 4))).toBe('4 Mar 2026')
  await act(() => i18n.changeLanguage('de'))
  expect(result.current.money(123_450, 'eur')).toBe('1.234,50\u00a0€')
})

it('gives Intl the tag of Tamil, whose code names another language', async () => {
  const i18n = createInstance()
  await i18n.init({ lng: 'tm', resources: { tm: {} } })
  const { result } = renderHook(useFormats, {
    wrapper: ({ children }) => <TranslationProvider i18n={i18n}>{children}</TranslationProvider>,
  })
  expect(result.current.locale).toBe('ta')
})
