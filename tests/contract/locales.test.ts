/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from './source-files.ts'

type Texts = { [key: string]: string | Texts }

const PLURAL = /_(zero|one|two|few|many|other)$/

const FOLDERS = ['locales', 'extension-sdk/examples/loyalty/locales']

function flat(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[prefix + key, text] satisfies [string, string]]
      : flat(text, `${prefix}${key}.`),
  )
}

const read = (path: string): [string, string][] =>
  flat(JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Texts)

const stem = (key: string): string => key.replace(PLURAL, '')

const placeholders = (text: string): string =>
  [...text.matchAll(/{{\s*(\w+)/g)]
    .map(([, name]) => name)
    .toSorted()
    .join()

/** Each file of each language, beside the English one that it translates. */
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile())
      return entry.name === 'en.json'
        ? []
        : [{ file: `${folder}/${entry.name}`, english: `${folder}/en.json` }]
    if (entry.name === 'en') return []
    const namespaces = readdirSync(join(ROOT, folder, 'en'))
    return namespaces.map((namespace) => ({
      file: `${folder}/${entry.name}/${namespace}`,
      english: `${folder}/en/${namespace}`,
    }))
  }),
)

test('there are locale files to compare', () => {
  expect(files.length).toBeGreaterThanOrEqual(12)
})

test.each(files)('$file has the keys and placeholders of English', ({ file, english }) => {
  const source = new Map(read(english).map(([key, text]) => [stem(key), placeholders(text)]))
  const translated = read(file)
  expect([...new Set(translated.map(([key]) => stem(key)))].toSorted()).toEqual([...source.keys()].toSorted())
  // Plural forms may omit their number, in Arabic for one and two; no text may use an unknown placeholder.
  const strange = translated.filter(([key, text]) => {
    const available = (source.get(stem(key)) ?? '').split(',')
    const used = placeholders(text).split(',').filter(Boolean)
    return PLURAL.test(key)
      ? used.some((name) => !available.includes(name))
      : placeholders(text) !== source.get(stem(key))
  })
  expect(strange).toEqual([])
})

test.each(files)('$file leaves no text empty', ({ file }) => {
  expect(read(file).filter(([, text]) => text.trim() === '')).toEqual([])
})
