import { formatCell, parseCell, plainText, sameValue, type CellType } from './cell-types.ts'

const language = { locale: 'en', yes: 'Yes', no: 'No' }
const german = { ...language, locale: 'de' }
const eur: CellType = { kind: 'money', currency: 'eur' }
const jpy: CellType = { kind: 'money', currency: 'jpy' }
const status: CellType = {
  kind: 'choice',
  options: [
    { id: 'draft', label: 'Draft' },
    { id: 'published', label: 'On sale' },
  ],
}

describe('parseCell', () => {
  it.each<[CellType, string, unknown]>([
    [{ kind: 'text' }, '  Shirt ', 'Shirt'],
    [{ kind: 'text' }, ' ', null],
    [{ kind: 'number' }, '1,200', 1200],
    [{ kind: 'number', decimals: 2 }, '0.25', 0.25],
    [{ kind: 'percent' }, '19.5 %', 19.5],
    [eur, '12.5', 1250],
    [eur, 'EUR 1.15', 115],
    [eur, '€1,250.00', 125_000],
    [eur, '', null],
    [jpy, '1200', 1200],
    [status, 'on SALE', 'published'],
    [status, 'draft', 'draft'],
    [{ kind: 'switch' }, 'yes', true],
    [{ kind: 'switch' }, 'FALSE', false],
    [{ kind: 'switch' }, '', false],
  ])('%j takes %j', (type, text, value) => {
    expect(parseCell(text, type, language)).toEqual({ value })
  })

  it.each<[CellType, string, unknown]>([
    [{ kind: 'number' }, 'many', { kind: 'number' }],
    [{ kind: 'number' }, '1.5', { kind: 'decimals', limit: '0' }],
    [{ kind: 'number', least: 0 }, '-1', { kind: 'least', limit: '0' }],
    [{ kind: 'number', most: 1000 }, '1001', { kind: 'most', limit: '1,000' }],
    [{ kind: 'percent' }, '101', { kind: 'most', limit: '100' }],
    [eur, '1.234567', { kind: 'decimals', limit: '2' }],
    [eur, '-1', { kind: 'least', limit: '0' }],
    [jpy, '12.5', { kind: 'decimals', limit: '0' }],
    [status, 'Sold', { kind: 'choice' }],
    [{ kind: 'switch' }, 'maybe', { kind: 'switch' }],
  ])('%j says what is wrong with %j', (type, text, problem) => {
    expect(parseCell(text, type, language)).toEqual({ problem })
  })
})

describe('formatCell and plainText', () => {
  it('show a value for people and for spreadsheets', () => {
    expect(formatCell(125_050, eur, language)).toBe('€1,250.50')
    expect(plainText(125_050, eur, language)).toBe('1250.50')
    expect(plainText(125_050, eur, german)).toBe('1250,50')
    expect(formatCell(19.5, { kind: 'percent' }, language)).toBe('19.5%')
    expect(formatCell(1200, { kind: 'number' }, german)).toBe('1.200')
    expect(formatCell('published', status, language)).toBe('On sale')
    expect(formatCell(true, { kind: 'switch' }, language)).toBe('Yes')
    expect(formatCell(null, eur, language)).toBe('')
  })

  it.each(['en', 'de', 'fr', 'ar-EG', 'de-CH'])('plain texts are read back in %s', (locale) => {
    for (const amount of [0, 5, 99, 100, 125_050, 100_000, 123_456_700]) {
      const text = plainText(amount, eur, { ...language, locale })
      expect(parseCell(text, eur, { ...language, locale })).toEqual({ value: amount })
    }
  })
})

it('an empty text is an empty cell', () => {
  expect(sameValue('', null)).toBe(true)
  expect(sameValue(0, null)).toBe(false)
})
