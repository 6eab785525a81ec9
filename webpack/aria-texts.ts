import { intlLocaleOf } from '@stoa/i18n/languages'
import { dictionary } from 'react-aria-components/i18n'

import type { AriaMessage, AriaPart, AriaTexts } from '../shared/ui/ui-provider/aria-texts.ts'

/** Languages that react-aria does not have, and the closest one that it has. */
const CLOSEST: Readonly<Record<string, string>> = { bs: 'hr' }

const ENGLISH = 'en-US'

type Option = string | (() => string)

type Written = string | ((values: unknown, formatter: unknown) => string)

const MARK = '\0'

const mark = (part: Exclude<AriaPart, string>): string => `${MARK}${JSON.stringify(part)}${MARK}`

/** The message in a text with marks: each second piece is one. */
function unmarked(text: string): AriaMessage {
  const parts = text
    .split(MARK)
    .map((piece, index): AriaPart => (index % 2 ? (JSON.parse(piece) as AriaPart) : piece))
    .filter((part) => part !== '')
  return parts.length <= 1 && typeof (parts[0] ?? '') === 'string' ? text : parts
}

const nameOf = (value: string): string => (JSON.parse(value.replaceAll(MARK, '')) as { value: string }).value

const choices = (options: Readonly<Record<string, Option>>): Record<string, AriaMessage> =>
  Object.fromEntries(
    Object.entries(options).map(([form, option]) => [
      form,
      unmarked(typeof option === 'string' ? option : option()),
    ]),
  )

const formatter = {
  number: (value: string) => mark({ number: nameOf(value) }),
  plural: (count: string, options: Readonly<Record<string, Option>>) =>
    mark({ plural: nameOf(count), of: choices(options) }),
  select: (options: Readonly<Record<string, Option>>, value: string) =>
    mark({ select: nameOf(value), of: choices(options) }),
}

const values = new Proxy({}, { get: (_, name: string) => mark({ value: name }) })

/** A message of react-aria, which is a text or a function, as data. */
const messageOf = (written: Written): AriaMessage =>
  typeof written === 'string' ? written : unmarked(written(values, formatter))

type Packages = Readonly<Record<string, Readonly<Record<string, Written>>>>

const messagesOf = (texts: Packages[string]) =>
  Object.fromEntries(Object.entries(texts).map(([key, written]) => [key, messageOf(written)]))

const packagesIn = (locale: string) => dictionary.getStringsForLocale(locale) as unknown as Packages

/**
 * The texts of some of react-aria's packages in a language, all by default. Undefined for English, which is in its code,
 * and where it has none.
 */
export function ariaTexts(language: string, isUsed = (_name: string) => true): AriaTexts | undefined {
  const packages = packagesIn(CLOSEST[language] ?? intlLocaleOf(language))
  if (packages === packagesIn(ENGLISH)) return undefined
  return Object.fromEntries(
    Object.entries(packages)
      .filter(([name]) => isUsed(name))
      .map(([name, texts]) => [name, messagesOf(texts)]),
  )
}
