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
    const rooms = readdirSync(join(ROOT, folder, 'en'))
    return rooms.map((room) => ({ file: `${folder}/${entry.name}/${room}`, english: `${folder}/en/${room}` }))
  }),
)

test('there is something to compare', () => {
  expect(files.length).toBeGreaterThanOrEqual(12)
})

test.each(files)('$file has the keys and placeholders of English', ({ file, english }) => {
  const source = new Map(read(english).map(([key, text]) => [stem(key), placeholders(text)]))
  const translated = read(file)
  expect([...new Set(translated.map(([key]) => stem(key)))].toSorted()).toEqual([...source.keys()].toSorted())
  // A plural form may leave its number out, in Arabic for one and two; no text may ask for a value that nobody gives.
  const strange = translated.filter(([key, text]) => {
    const given = (source.get(stem(key)) ?? '').split(',')
    const asked = placeholders(text).split(',').filter(Boolean)
    return PLURAL.test(key)
      ? asked.some((name) => !given.includes(name))
      : placeholders(text) !== source.get(stem(key))
  })
  expect(strange).toEqual([])
})

test.each(files)('$file leaves no text empty', ({ file }) => {
  expect(read(file).filter(([, text]) => text.trim() === '')).toEqual([])
})
