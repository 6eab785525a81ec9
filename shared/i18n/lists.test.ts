import { formatCodes, formatList } from './lists.ts'

const plain = (locale: string) => formatList(['a', 'b', 'c'], locale).replaceAll(/[\u2068\u2069]/g, '')

it('joins names as the language does', () => {
  expect(plain('en')).toBe('a, b, and c')
  expect(plain('de')).toBe('a, b und c')
  expect(formatList([], 'en')).toBe('')
})

it('each name keeps its position whatever its direction', () => {
  expect(formatList(['Europe', 'اليابان'], 'ar')).toBe('\u2068Europe\u2069 و\u2068اليابان\u2069')
})

it('codes are listed without marks that would be copied', () => {
  expect(formatCodes(['A1', 'B2'], 'de')).toBe('A1 und B2')
  expect(formatCodes(['A1'], 'ar')).toBe('A1')
})
