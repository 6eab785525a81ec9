import type { TextValues } from '../ports/language.ts'

/** An extension's texts of one language, nested as in its locale file. */
export interface Texts {
  readonly [key: string]: string | Texts
}

function textAt(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}

function pluralKey(key: string, count: unknown, locale: string): string {
  return typeof count === 'number' ? `${key}_${new Intl.PluralRules(locale).select(count)}` : key
}

/**
 * The text of a key with its values, in the plural form that `count` asks for; the key itself when there is none.
 * `{{count, number}}` is written as numbers are in the locale.
 */
export function fillText(texts: Texts, key: string, locale: string, values: TextValues = {}): string {
  const text = textAt(texts, pluralKey(key, values['count'], locale)) ?? textAt(texts, key) ?? key
  const written = (value: unknown, format: string | undefined): string =>
    format === 'number' && typeof value === 'number'
      ? new Intl.NumberFormat(locale).format(value)
      : String(value ?? '')
  return text.replace(/{{\s*(\w+)\s*(?:,\s*(\w+)\s*)?}}/g, (_placeholder, name: string, format?: string) =>
    written(values[name], format),
  )
}
