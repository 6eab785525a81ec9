import { describeFault } from './fault.ts'
import { readSyntax } from './syntax.ts'
import { missingTexts, translationFaults, unusedTexts } from './texts.ts'

const fileOf = (source: string) => ({ path: 'page.tsx', ...readSyntax(source, true) })
const english = new Map([
  ['title', 'Care of {{name}}'],
  ['found_one', 'one'],
  ['found_other', '{{count}} found'],
  ['list.name', 'Name'],
])
const at = (key: string) => `line of ${key}`
const missing = (source: string) =>
  missingTexts(english, [fileOf(source)]).map(({ where, message }) => `${where} ${message}`)

test('a key is asked for literally, by a choice, or by how it begins', () => {
  expect(
    missing(`// Grüße
      const a = t('title') + t('gone')
      const b = texts.t(isOpen ? 'found' : 'lost', { count: 1 })
      const c = t(\`list.\${by}\`) + t(\`rows.\${by}\`) + t(\`alone\`) + t(key)`),
  ).toEqual([
    'page.tsx:2 locales/en.json has no text for gone: add it',
    'page.tsx:3 locales/en.json has no text for lost: add it',
    'page.tsx:4 locales/en.json has no key that begins with rows.: add what is asked for',
    'page.tsx:4 locales/en.json has no text for alone: add it',
  ])
})

test('a context stands behind its key, before the plural form', () => {
  const texts = new Map([['friend_male_one', 'a friend']])
  const file = fileOf("t('friend', { context: 'male', count: 1 }); t('fiend')")

  expect(missingTexts(texts, [file])).toMatchObject([{ message: expect.stringContaining('fiend') }])
  const literals = [{ value: 'friend', part: 'whole' as const, line: 1 }]
  expect(unusedTexts(texts, { literals, asked: [] }, at)).toEqual([])
})

const unused = (...asked: string[]) =>
  unusedTexts(english, { literals: [], asked }, at).map(({ message }) => message)

test('a text is not to be removed that a key with a typo probably means', () => {
  const others = ['nothing uses title: remove it from every language']
  expect(unused('list.nam', 'foumd')).toEqual(others)
  expect(unused('list.name', 'title', 'foumd')).toEqual([
    ...others,
    'nothing uses list.name: remove it from every language',
  ])
})

test('another language has the keys of English and its values', () => {
  const german = new Map([
    ['title', 'Pflege von {{nam}}'],
    ['found_one', 'einer'],
    ['found_other', '{{anzahl}}'],
  ])
  expect(translationFaults('de', english, german, at).map(describeFault)).toEqual([
    'line of list.name (missing-translation): it lacks list.name, so people who read de see English: translate it',
    'line of title (placeholder): title has {{nam}}, English has {{name}}: use the same',
    'line of found_other (placeholder): found_other has {{anzahl}}, English has {{count}}: use the same',
  ])
})

test('a plural form may leave its number out, and have forms that English has not', () => {
  const arabic = new Map([...english, ['found_two', 'اثنان'], ['found_few', '{{count}}']])
  expect(translationFaults('ar', english, arabic, at)).toEqual([])
})
