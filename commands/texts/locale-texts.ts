import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { intlLocaleOf, languages } from '@stoa/i18n/languages'

import { ROOT } from '../stack/paths.ts'

/** `namespace.key` → text. */
export type Texts = ReadonlyMap<string, string>

interface Tree {
  [key: string]: string | Tree
}

export const LOCALES = join(ROOT, 'locales')

const PLURAL = /_(zero|one|two|few|many|other)$/

/** A key without its plural form. */
export const stemOf = (key: string): string => key.replace(PLURAL, '')

export const isPlural = (key: string): boolean => PLURAL.test(key)

/** The plural form that a key names. */
export const formOf = (key: string): string | undefined => PLURAL.exec(key)?.[1]

/** The forms that a count has in a language. */
export const formsOf = (language: string): string[] =>
  new Intl.PluralRules(intlLocaleOf(language)).resolvedOptions().pluralCategories

const flat = (tree: Tree, prefix: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[`${prefix}.${key}`, text] satisfies [string, string]]
      : flat(text, `${prefix}.${key}`),
  )

/** The texts of one file, whose namespace is the first part of their keys. */
export const readFile = (file: string, namespace = basename(file, '.json')): Texts =>
  new Map(flat(JSON.parse(readFileSync(file, 'utf8')) as Tree, namespace))

/** The texts of a language, which has a file for each namespace. */
export function readTextsOf(language: string): Texts {
  const folder = join(LOCALES, language)
  return new Map(readdirSync(folder).flatMap((file) => [...readFile(join(folder, file))]))
}

/** The languages that English is translated into. */
export const translatedLanguages = (): string[] =>
  languages.map(({ code }) => code).filter((code) => code !== 'en' && existsSync(join(LOCALES, code)))
