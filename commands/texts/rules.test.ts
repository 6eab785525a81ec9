import { keysOfLines, outdated } from './changes.ts'
import {
  brokenTexts,
  englishTexts,
  longLabels,
  missingKeys,
  unknownKeys,
  wrongMarkup,
  type Fault,
} from './rules.ts'
import { confusedTerms, lostTerms, termsIn } from './terms.ts'

const keys = (faults: readonly Fault[]) => faults.map(({ key }) => key)
const english = new Map([
  ['a.title', 'Care of {{name}}'],
  ['a.bold', 'A <b>new</b> price'],
  ['a.found_one', 'One found'],
  ['a.found_other', '{{count, number}} found'],
  ['a.none_zero', 'Nothing yet'],
  ['a.none_one', 'One'],
  ['a.none_other', 'Many'],
])
const only = (key: string, text: string) => new Map([[key, text]])

test('a language needs the plural forms that its counts have, and those for nothing that English has', () => {
  const russian = new Map([...english].filter(([key]) => !key.startsWith('a.none')))
  expect(keys(missingKeys('ru', english, russian))).toEqual([
    'a.found_few',
    'a.found_many',
    'a.none_zero',
    'a.none_one',
    'a.none_few',
    'a.none_many',
    'a.none_other',
  ])
  expect(keys(unknownKeys('ja', english, english))).toEqual(['a.found_one', 'a.none_one'])
})

test.each([
  ['de', 'a.title', 'Pflege von {{nam}}'],
  ['de', 'a.title', 'Pflege'],
  ['de', 'a.title', ' '],
  ['de', 'a.found_other', 'Mehrere gefunden'],
  ['ru', 'a.found_one', 'Найден один'],
])('in %s, %s must not be “%s”', (language, key, text) => {
  expect(keys(brokenTexts(language, english, only(key, text)))).toEqual([key])
})

test.each([
  ['de', 'a.found_one', 'Eins gefunden'],
  ['ru', 'a.found_one', 'Найден {{count, number}}'],
  ['ar', 'a.found_two', 'اثنان'],
])('in %s, %s may be “%s”', (language, key, text) => {
  expect(brokenTexts(language, english, only(key, text))).toEqual([])
})

test('markup stays', () => {
  expect(keys(wrongMarkup(english, only('a.bold', 'Ein neuer Preis')))).toEqual(['a.bold'])
  expect(wrongMarkup(english, only('a.bold', 'Ein <b>neuer</b> Preis'))).toEqual([])
})

test('an English text is found where a language has a word for it', () => {
  const source = new Map([
    ['a.save', 'Save changes'],
    ['a.status', 'Status'],
    ['a.json', 'JSON'],
  ])
  expect(keys(englishTexts('de', source, source))).toEqual(['a.save'])
  expect(keys(englishTexts('ru', source, source))).toEqual(['a.save', 'a.status'])
})

test('labels are compared with the length of English, sentences are not', () => {
  const source = new Map([
    ['a.save', 'Save'],
    ['a.hint', 'Everything that was typed is kept.'],
  ])
  const wordy = new Map([
    ['a.save', 'Änderungen speichern'],
    ['a.hint', 'x'.repeat(90)],
  ])
  expect(keys(longLabels(source, wordy))).toEqual(['a.save'])
})

test('a longer term hides the shorter one in it, and a part of a word is no term', () => {
  const terms = ['order', 'draft order', 'category']
  expect(termsIn('Draft orders', terms)).toEqual(['draft order'])
  expect(termsIn('Categories and orders', terms)).toEqual(['category', 'order'])
  expect(termsIn('Allow back-orders of {{order}}', terms)).toEqual([])
})

test('a short text uses the word of the term', () => {
  const list = { address: '', terms: { order: ['bestell'] } }
  const source = new Map([
    ['a.new', 'New order'],
    ['a.long', 'This order was paid today'],
  ])
  const texts = new Map([
    ['a.new', 'Neuer Auftrag'],
    ['a.long', 'Der Auftrag wurde heute bezahlt'],
  ])
  expect(keys(lostTerms(list, source, texts))).toEqual(['a.new'])
  expect(lostTerms(list, source, only('a.new', 'Neue Bestellung'))).toEqual([])
})

test('no text has the word of something else for a term, unless English names that too', () => {
  const list = {
    address: '',
    terms: { refund: ['povrat nov'], return: ['povrat'] },
    avoid: { refund: ['povrat(?! nov)'] },
  }
  const source = new Map([
    ['a.long', 'The refund was made this morning'],
    ['a.both', 'A refund for what was returned'],
  ])
  const confused = (key: string, text: string) => keys(confusedTerms(list, source, only(key, text)))
  expect(confused('a.long', 'Povrat je izvršen jutros')).toEqual(['a.long'])
  expect(confused('a.long', 'Povrat novca je izvršen jutros')).toEqual([])
  expect(confused('a.both', 'Povrat novca za povrat robe')).toEqual([])
})

test('the key of a line is the path to it', () => {
  expect(
    keysOfLines(['{', '  "a": {', '    "b": "x: {",', '    "c": "y"', '  },', '  "d": "z"', '}']),
  ).toEqual([undefined, undefined, 'a.b', 'a.c', undefined, 'd', undefined])
})

test('a translation is outdated when English was committed after it', () => {
  const source = new Map([
    ['a', 2],
    ['b', 2],
  ])
  const translated = new Map([
    ['a', 1],
    ['b', 2],
    ['gone', 1],
  ])
  expect(outdated(source, translated)).toEqual(['a'])
})
