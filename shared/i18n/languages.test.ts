import { expect, it } from '@jest/globals'
import { codeOf, directionOf, intlLocaleOf, isLanguageTag, languages, languageTagOf } from './languages.ts'

const codes = languages.map(({ code }) => code)

it('are the 21, sorted by code', () => {
  expect(codes).toEqual('ar bg bs cs de en es fr hi hr it ja ko pl pt ru sl tm uk vi zh'.split(' '))
})

it('are named as in the specification', () => {
  expect(languages.map(({ name }) => name).join()).toBe(
    'العربية,Български,Bosanski,Čeština,Deutsch,English,Español,Français,Hindi,Hrvatski,Italiano,日本語,한국어,Polski,Português (Brasil),Русский,Slovenščina,Tamil,Українська,Tiếng Việt,简体中文',
  )
})

it('each have a tag that Intl knows', () => {
  const tags = codes.map((code) => intlLocaleOf(code))
  expect(Intl.DateTimeFormat.supportedLocalesOf(tags)).toEqual(tags)
  expect(intlLocaleOf('tm')).toBe('ta')
})

it('take the person’s own variant of the language', () => {
  expect(intlLocaleOf('de', ['en-GB', 'de-AT', 'de'])).toBe('de-AT')
  expect(intlLocaleOf('fr', ['en-GB', 'de-AT'])).toBe('fr')
  expect(intlLocaleOf('tm', ['ta-LK'])).toBe('ta-LK')
})

it('have dates in Bosnian words, which Chromium does not have under their tag', () => {
  const date = new Intl.DateTimeFormat(intlLocaleOf('bs', ['bs-BA']), { month: 'long' })
  expect(date.format(new Date(2026, 9))).toBe('oktobar')
  expect(intlLocaleOf('bs', ['bs-BA'])).toBe('sr-Latn-BA')
  expect(languageTagOf('bs')).toBe('bs')
})

it('are found by any tag', () => {
  expect(['pt-BR', 'zh_Hans_CN', 'EN', 'ta-IN'].map(codeOf)).toEqual(['pt', 'zh', 'en', 'tm'])
})

it('are written from left to right, but for Arabic', () => {
  expect(codes.filter((code) => directionOf(code) === 'rtl')).toEqual(['ar'])
})

test('a tag of the browser that Intl refuses is passed over', () => {
  expect(['en-US', 'en-US@posix', ''].map(isLanguageTag)).toEqual([true, false, false])
  expect(intlLocaleOf('en', ['en-US@posix', 'en-GB'])).toBe('en-GB')
  expect(intlLocaleOf('en', ['en-US@posix'])).toBe('en-US')
})
