import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { AREAS } from '../../webpack/remotes.ts'
import { ROOT, sourceFiles } from './source-files.ts'

type Texts = { [key: string]: string | Texts }

/** The shell, the shop and the component library are not part of an area. */
const OTHERS = new Set([
  'access',
  'account',
  'extensions',
  'shell',
  'shop',
  'storefront',
  'tools',
  'trust',
  'twin',
  'ui',
])

const LOCALES = join(ROOT, 'locales/en')

const stemsOf = (texts: Texts, prefix: string): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : stemsOf(text, `${prefix}${key}.`),
  )

const namespaces = readdirSync(LOCALES)
  .map((file) => basename(file, '.json'))
  .filter((namespace) => !OTHERS.has(namespace))

const keys = new Set(
  namespaces.flatMap((namespace) =>
    stemsOf(JSON.parse(readFileSync(join(LOCALES, `${namespace}.json`), 'utf8')) as Texts, `${namespace}.`),
  ),
)

const sources = [
  ...AREAS.map((area) => (area === 'storefront' ? 'remotes/storefront/widgets' : `remotes/${area}`)),
  'shared/admin',
]
  .flatMap(sourceFiles)
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }))

const literals = sources.flatMap(({ source }) =>
  [...source.matchAll(/(['"`])([a-z]\w*\.[\w.]*)(\$\{|\1)/gi)].map(([, , start = '', end]) => ({
    start,
    isWhole: end !== '${',
  })),
)
const wholeKeys = new Set(literals.filter(({ isWhole }) => isWhole).map(({ start }) => start))
const prefixes = [
  ...new Set(literals.filter(({ start, isWhole }) => !isWhole || !keys.has(start)).map(({ start }) => start)),
]

test('every key that an area passes to t has an English text', () => {
  const missing = sources.flatMap(({ file, source }) =>
    [...source.matchAll(/\bt\(\s*(['"])([\w.]+)\1/g)]
      .map(([, , key = '']) => key)
      .filter((key) => namespaces.includes(key.split('.', 1)[0] ?? '') && !keys.has(key))
      .map((key) => `${file}: ${key}`),
  )
  expect(missing).toEqual([])
})

test('every English text of the areas is used by code', () => {
  const unused = [...keys].filter(
    (key) => !wholeKeys.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)),
  )
  expect(unused).toEqual([])
})
