import { intlLocaleOf, languages } from '@stoa/i18n/languages'
import { dictionary } from 'react-aria-components/i18n'

import { localised, provideAriaTexts } from '../shared/ui/ui-provider/aria-texts.ts'
import { ariaTexts } from './aria-texts.ts'
import ariaTextsLoader from './aria-texts-loader.ts'

type Option = string | (() => string)
type Message = string | ((values: unknown, formatter: unknown) => string)
type Packages = Record<string, Record<string, Message>>

const packagesIn = (locale: string) => dictionary.getStringsForLocale(locale) as unknown as Packages

const chosen = (option: Option) => (typeof option === 'string' ? option : option())

/** Chooses as react-aria does. */
const formatterOf = (locale: string) => {
  return {
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    plural: (count: number, options: Record<string, Option>) =>
      chosen(
        options[`=${count}`] ?? options[new Intl.PluralRules(locale).select(count)] ?? options['other'] ?? '',
      ),
    select: (options: Record<string, Option>, value: unknown) =>
      chosen(options[String(value)] ?? options['other'] ?? ''),
  }
}

const valuesOf = (count: number) =>
  new Proxy(
    {},
    {
      get: (_, name: string) =>
        /count$/i.test(name) ? count : name.startsWith('is') ? count > 1 : `‹${name}›`,
    },
  )

const write = (message: Message | undefined, locale: string, count: number): string =>
  typeof message === 'function' ? message(valuesOf(count), formatterOf(locale)) : (message ?? '')

const english = packagesIn('en-US')

afterEach(() => provideAriaTexts(() => undefined))

const translated = languages.map(({ code }) => code).filter((code) => ariaTexts(code))

test('react-aria has no texts in Hindi, Tamil and Vietnamese, and English ones in its code', () => {
  expect(languages.map(({ code }) => code).filter((code) => !translated.includes(code))).toEqual([
    'en',
    'hi',
    'tm',
    'vi',
  ])
})

test.each(translated)('messages that were stored as data read as those of react-aria in %s', (language) => {
  const locale = language === 'bs' ? 'hr' : intlLocaleOf(language)
  const stored = JSON.stringify(ariaTexts(language))
  provideAriaTexts(() => JSON.parse(stored))

  const differing = Object.entries(packagesIn(locale)).flatMap(([name, messages]) =>
    Object.keys(messages).flatMap((key) =>
      [0, 1, 2, 5, 1234].flatMap((count) => {
        const shown = write(localised(name, {})[key] as Message, locale, count)
        const expected = write(messages[key], locale, count)
        return shown === expected ? [] : [`${name} ${key}: ${shown} | ${expected}`]
      }),
    ),
  )

  expect(differing).toEqual([])
})

test('a message is read in the language of the moment, and in English where there is none', () => {
  const overlays = localised('@react-aria/overlays', english['@react-aria/overlays']!)
  const shown: string[] = []
  const show = () => shown.push(write(overlays['dismiss'] as Message, 'en', 1))
  show()
  provideAriaTexts(() => ariaTexts('de'))
  show()
  provideAriaTexts(() => ariaTexts('fr'))
  show()
  provideAriaTexts(() => ({}))
  show()
  expect(shown).toEqual(['Dismiss', 'Schließen', 'Rejeter', 'Dismiss'])
})

test('a module of react-aria keeps its English texts alone', () => {
  const module = ariaTextsLoader.call(
    { resourcePath: '/x/node_modules/react-aria/dist/private/tooltip/intlStrings.mjs' },
    'import a from "../intl/previewtrigger/ar-AE.mjs"\nimport b from "../intl/previewtrigger/en-US.mjs"',
  )
  expect(module).toContain('import english from "../intl/previewtrigger/en-US.mjs"')
  expect(module).toContain('localised("@react-aria/previewtrigger", english)')
  expect(module).not.toContain('ar-AE')
})

test('a module that has no English texts stops the build', () => {
  expect(() =>
    ariaTextsLoader.call({ resourcePath: '/x/node_modules/react-aria/intlStrings.mjs' }, ''),
  ).toThrow('has no English texts')
})
