import { describe, expect, it } from '@jest/globals'

import { columnNamed, columnNames, type ColumnStore } from './columns.ts'
import { guessDecimalMark, readDecimal } from './decimals.ts'
import { guessColumns } from './guess.ts'
import { templateFile } from '../../../../remotes/catalogue/products/model/import/template.ts'

const store: ColumnStore = {
  currencies: ['EUR', 'USD'],
  regions: [{ name: 'North [old]', currency_code: 'usd' }],
  hasChannels: true,
  hasCategories: false,
}

describe('columns', () => {
  it('are known by the names of the format alone', () => {
    expect(columnNamed('Price USD')).toMatchObject({ kind: 'price', currency: 'USD' })
    expect(columnNamed('Price North [old] [USD]')).toMatchObject({ region: 'North [old]', currency: 'USD' })
    expect(columnNamed('Option 12 Value')).toMatchObject({ group: 'options' })
    expect(columnNamed('price usd')).toBeUndefined()
    expect(columnNamed('Option 0 Name')).toBeUndefined()
  })

  it('that a store can have are all known, and in its template', () => {
    const names = columnNames(store, 2)
    expect(names.filter((name) => !columnNamed(name))).toEqual([])
    expect(names.filter((name) => name.startsWith('Product Category'))).toEqual([])
    expect(templateFile(store).split('\r\n')[0]?.split(';')).toEqual(names)
  })

  it('are guessed by German names too', () => {
    const guessed = guessColumns(['Titel', 'Höhe', 'Artikelnummer', 'Preis EUR'], columnNames(store, 2), [
      'EUR',
    ])
    expect(guessed.map(({ target }) => target)).toEqual([
      'Product Title',
      'Product Height',
      'Variant SKU',
      'Price EUR',
    ])
  })

  it('are guessed by what looks like them, each once, exact names first', () => {
    const headers = ['Slug', 'Name', 'PREIS', 'price eur', 'Variant SKU', 'SKU', 'Option1 Value', 'Ablage']
    const guessed = guessColumns(headers, columnNames(store, 2), store.currencies)
    expect(guessed.map(({ target }) => target)).toEqual([
      'Product Handle',
      'Product Title',
      null,
      'Price EUR',
      'Variant SKU',
      null,
      'Option 1 Value',
      null,
    ])
    expect(guessed[4]).toEqual({ target: 'Variant SKU', isGuessed: false })
    expect(guessed[0]?.isGuessed).toBe(true)
  })
})

describe('numbers', () => {
  it.each([
    [['12,50', '3,00'], ','],
    [['12.50', '1,234.50'], '.'],
    [['1.234', '17,9'], ','],
    [['1,234'], '.'],
    [[], '.'],
  ] as const)('of %j have %s before their decimals', (samples, mark) => {
    expect(guessDecimalMark(samples)).toBe(mark)
  })

  it.each([
    ['1.234,50 €', ',', '1234.5'],
    ['1 234,5', ',', '1234.5'],
    ["1'234.50", '.', '1234.5'],
    ['EUR 12', '.', '12'],
    ['-3', '.', '-3'],
    ['12,5', '.', undefined],
    ['12.5', ',', undefined],
    ['1,23,456', '.', undefined],
    ['1e3', '.', undefined],
    ['', '.', undefined],
  ] as const)('%s with %s is %s', (text, mark, number) => {
    expect(readDecimal(text, mark, 'EUR')).toBe(number)
  })
})
