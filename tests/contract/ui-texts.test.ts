import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseSync } from 'oxc-parser'

import { importsOf, ROOT, sourceFiles } from './source-files.ts'

type Node = Record<string, unknown>

const UI = 'shared/ui/'

/** The library without its gallery and its tests. */
const files = sourceFiles('shared/ui').filter(
  (file) => !/\.(test|examples)\.|\/example-|^shared\/ui\/(gallery|testing)\//.test(file),
)

/** Keys and settings, which are compared but never shown. */
const SETTING =
  /^(Arrow(Up|Down|Left|Right)|Alt(Graph)?|Backspace|Delete|End|Enter|Escape|F2|Home|Page(Up|Down)|Tab|Latn|bottom (start|end)|additions text)$/

/** A capital at the beginning, or one word after another. */
const READS_LIKE_TEXT = /^\s*[A-Z][a-z]|\p{L}{2,} \p{L}{2,}|^[+–:,] ?\p{L}{2,}| \p{L}{3,}$/u

const isText = (value: string): boolean => READS_LIKE_TEXT.test(value) && !SETTING.test(value)

/** The strings of a syntax tree that can be shown. Types, imports and error messages are left out. */
function* textsIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const child of node) yield* textsIn(child)
    return
  }
  if (!node || typeof node !== 'object') return
  const { type, value, callee } = node as Node
  if (typeof type === 'string' && /^(Import|TS(?!As|Satisfies|NonNull))/.test(type)) return
  if (type === 'NewExpression' && String((callee as Node)['name']).endsWith('Error')) return
  if (type === 'JSXText' && /\p{L}/u.test(String(value))) yield String(value).trim()
  if (type === 'Literal' && typeof value === 'string' && isText(value)) yield value
  if (type === 'TemplateElement' && isText((value as { raw: string }).raw))
    yield (value as { raw: string }).raw
  for (const child of Object.values(node)) yield* textsIn(child)
}

const wordsOf = (source: string, name = 'part.tsx'): string[] => [
  ...textsIn(parseSync(name, source).program.body),
]

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

test.each(files)('%s contains no hard-coded text', (file) => {
  expect(wordsOf(read(file), file)).toEqual([])
})

test.each([
  `function A({ label = 'Save changes' }) { return label }`,
  `const more = (count: number) => \`+\${count} errors\``,
  `const A = () => <p>Nothing here</p>`,
  `const A = () => <p aria-label="Close" />`,
  `export const labels = ['Save changes'] as const`,
])('the rule would notice %s', (source) => {
  expect(wordsOf(source)).not.toEqual([])
})

/** The files of the library that a file draws in, itself among them. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const { from, isType } of importsOf(file)) {
    const component = /^@stoa\/ui\/([\w-]+)$/.exec(from)?.[1]
    const target = component
      ? `${UI}${component}/${component}.tsx`
      : from.startsWith('.')
        ? join(file, '..', from)
        : ''
    if (!isType && /\.tsx?$/.test(target)) reached(target, seen)
  }
  return seen
}

/** The keys in the first arguments of `t`; one that is put together ends with `*`. */
const keysIn = (reachedFiles: Iterable<string>): string[] => [
  ...new Set(
    [...reachedFiles]
      .filter((file) => file.startsWith(UI))
      .flatMap((file) => [...read(file).matchAll(/\bt\(((?:\$\{\w+\}|[^,()])*)/g)])
      .flatMap(([, argument = '']) => [...argument.matchAll(/['`]([\w.]+)(\$\{)?/g)])
      .map(([, key, open]) => `${key}${open ? '*' : ''}`),
  ),
]

type Texts = { [key: string]: string | Texts }

const PLURAL = /_(zero|one|two|few|many|other)$/

const flat = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : flat(text, `${prefix}${key}.`),
  )

const textsOf = (file: string) => JSON.parse(read(`locales/${file}.json`)) as Texts

const stemsOf = (texts: Texts): string[] => [...new Set(flat(texts).map((key) => key.replace(PLURAL, '')))]

/** Whether a key in the code, perhaps one that is put together, names a text. */
const covers = (key: string, text: string): boolean =>
  key.endsWith('*') ? text.startsWith(key.slice(0, -1)) : key === text

test('the library uses each of its texts', () => {
  const used = keysIn(files)
  expect(stemsOf(textsOf('en/ui')).filter((text) => !used.some((key) => covers(key, text)))).toEqual([])
})

test('the shop has exactly the texts that its components use', () => {
  const shop = sourceFiles('remotes/storefront').filter((file) => !file.includes('.test.'))
  const own = keysIn(shop.flatMap((file) => [...reached(file)]))
  // Those of fields that only later pages have come with these.
  const texts = ['storefront', 'shop'].flatMap((name) => stemsOf(textsOf(`en/${name}`)['ui'] as Texts))
  expect({
    unused: texts.filter((text) => !own.some((key) => covers(key, text))),
    missing: own.filter((key) => !texts.some((text) => covers(key, text))),
  }).toEqual({ unused: [], missing: [] })
})
