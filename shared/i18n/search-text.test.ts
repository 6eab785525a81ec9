import { foldText, hasText, searchWords } from './search-text.ts'

test.each([
  ['Café Ñandú', 'cafe nandu'],
  ['Łódź, Đakovo, Smørrebrød', 'lodz, dakovo, smorrebrod'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['Ёлка', 'елка'],
  ['أوامِر', 'اوامر'],
  ['ＡＢＣ', 'abc'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['मुद्रा, भुगतान', 2],
  ['データ・ガイド', 2],
  ['வரி விகிதம்', 2],
  ['Größe 38', 2],
  [' – ', 0],
])('the words of “%s” are %s', (text, count) => {
  expect(searchWords(text)).toHaveLength(count)
})

test.each([
  ['Café', 'CAFE', true],
  ['Cafe', 'café', true],
  ['Žuti šal', ' zuti sal ', true],
  ['\u092b\u093cिल्टर', 'फिल्टर', true],
  ['かき', 'がき', false],
  [null, 'a', false],
  [null, '', true],
])('%s has “%s”: %s', (text, wanted, expected) => {
  expect(hasText(text, wanted)).toBe(expected)
})
