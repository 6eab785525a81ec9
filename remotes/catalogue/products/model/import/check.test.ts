import { serverFile } from '@stoa/admin/import'
import { describe, expect, it } from '@jest/globals'

import { createChecker, type CheckOptions } from './check.ts'
import { reportOf, refused, refusedRow } from './report.ts'
import type { StoreFacts } from './store-facts.ts'

const facts: StoreFacts = {
  currencies: ['EUR', 'JPY'],
  regions: [{ name: 'Europe', currency_code: 'eur' }],
  hasChannels: true,
  hasCategories: true,
  collections: [{ handle: 'table', title: 'Tableware' }],
  channels: [{ id: 'sc_1', name: 'Shop' }],
  categories: [{ handle: 'cups', name: 'Cups' }],
  products: [
    {
      id: 'prod_1',
      handle: 'bowl',
      title: 'Bowl',
      status: 'published',
      discountable: false,
      options: [{ title: 'Size' }],
      variants: [
        {
          id: 'variant_1',
          title: 'Small',
          sku: 'B-S',
          inventory_quantity: 4,
          allow_backorder: true,
          manage_inventory: true,
        },
      ],
    },
  ],
}

function check(file: string, options: Partial<CheckOptions> = {}) {
  const [headers = [], ...rows] = file
    .trim()
    .split('\n')
    .map((line) => line.trim().split(';'))
  const checkRow = createChecker({ targets: headers, mark: '.', isMatching: true, facts, ...options })
  return rows.map((cells) => checkRow(cells))
}

const keysOf = (rows: ReturnType<typeof check>) => rows.map(({ issues }) => issues.map(({ key }) => key))

describe('cells', () => {
  it.each([
    ['Price EUR', '12.345', 'decimals'],
    ['Price EUR', '12,50', 'number'],
    ['Price EUR', '-1', 'negative'],
    ['Price JPY', '12.5', 'decimals'],
    ['Price GBP', '12', 'currency'],
    ['Price Mars [EUR]', '12', 'region'],
    ['Product Weight', '1.5', 'whole'],
    ['Product Status', 'active', 'status'],
    ['Product Discountable', 'perhaps', 'flag'],
    ['Product Origin Country', 'Germany', 'country'],
    ['Product Collection Title', 'Chairs', 'collection'],
    ['Sales Channel 1 Name', 'Fair', 'channel'],
    ['Product Category 1 Handle', 'chairs', 'category'],
    ['Product Handle', '4711', 'handleTyped'],
  ])('%s: %s is refused as %s', (header, text, key) => {
    const [row] = check(`Product Handle;Product Title;${header}\ncup;Cup;${text}`)
    expect(row?.issues).toContainEqual(expect.objectContaining({ level: 'error', key, column: header }))
  })

  it('are written as the server reads them', () => {
    const [row] = check(
      [
        'Product Handle;Product Title;Product Collection Title;Sales Channel 1 Name;Product Category 1 Name;Price EUR;Product Discountable;Product Status',
        'cup;Cup;tableware;SHOP;Cups;1.234,50 €;Nein;Draft',
      ].join('\n'),
      { mark: ',' },
    )
    expect(row?.issues).toEqual([])
    expect(Object.fromEntries(row?.record ?? [])).toMatchObject({
      'Product Collection Handle': 'table',
      'Sales Channel 1 Id': 'sc_1',
      'Product Category 1 Handle': 'cups',
      'Price EUR': '1234.5',
      'Product Discountable': 'false',
      'Product Status': 'draft',
    })
  })

  it('whose text the server would change are reported', () => {
    const [row] = check('Product Handle;Product Title;Option 1 Name;Option 1 Value\ncup;Cup;Size;007')
    expect(row?.issues).toEqual([
      expect.objectContaining({ level: 'warning', key: 'typed', values: { value: '007', kept: '7' } }),
    ])
  })
})

describe('what the store has', () => {
  it('is found by handle and SKU, and keeps what the file does not say', () => {
    const [row] = check('Product Handle;Product Subtitle;Variant SKU\nbowl;Round;B-S')
    expect(row).toMatchObject({ product: 'updated', variant: 'updated', issues: [] })
    expect(Object.fromEntries(row?.record ?? [])).toMatchObject({
      'Product Id': 'prod_1',
      'Product Title': 'Bowl',
      'Product Status': 'published',
      'Product Discountable': 'false',
      'Variant Id': 'variant_1',
      'Variant Inventory Quantity': '4',
      'Variant Allow Backorder': 'true',
    })
  })

  it('is in the way of new products when nothing is to be updated', () => {
    const file =
      'Product Handle;Product Title;Option 1 Name;Option 1 Value;Variant SKU\nbowl;Bowl;Size;Small;B-S'
    expect(keysOf(check(file, { isMatching: false }))).toEqual([['handleTaken', 'skuTaken']])
  })

  it('takes no variant for a new one where the file is about products alone', () => {
    const [row] = check('Product Handle;Product Subtitle\nbowl;Round')
    expect(row).toMatchObject({ variant: 'updated' })
    expect(row?.record.get('Variant Id')).toBe('variant_1')
  })

  it('does not have every id', () => {
    expect(keysOf(check('Product Id;Product Handle;Product Title\nprod_9;cup;Cup'))).toEqual([
      ['productUnknown'],
    ])
    expect(keysOf(check('Product Handle;Variant Id\nbowl;variant_9'))).toEqual([['variantUnknown']])
    expect(keysOf(check('Product Handle;Product Title;Variant Id\ncup;Cup;variant_1'))).toEqual([
      ['variantOther'],
    ])
  })

  it('has its SKUs to itself', () => {
    expect(keysOf(check('Product Handle;Product Title;Variant SKU\ncup;Cup;B-S'))).toEqual([['skuTaken']])
  })

  it('is emptied by empty cells, which is reported', () => {
    const [row] = check('Product Handle;Product Subtitle;Product Title;Variant SKU;Price EUR\nbowl;;;B-S;')
    expect(row?.issues).toEqual([
      { level: 'warning', key: 'emptied', values: { columns: ['Product Subtitle', 'Price EUR'] } },
    ])
  })
})

describe('rows of one file', () => {
  const head = 'Product Handle;Product Title;Option 1 Name;Option 1 Value;Variant SKU'

  it('need a handle and new ones a title', () => {
    expect(keysOf(check(`${head}\n;Cup;Size;S;C-S\ncup;;Size;S;C-S2`))).toEqual([
      ['handleMissing'],
      ['titleMissing'],
    ])
  })

  it('say no SKU and no combination of options twice', () => {
    const rows = check(`${head}\ncup;Cup;Size;S;C-S\ncup;Cup;Size;M;C-S\ncup;Cup;Size;S;C-X`)
    expect(keysOf(rows)).toEqual([[], ['twice'], ['combinationTwice']])
    expect(rows[2]?.issues[0]?.values).toEqual({ value: ['Size: S'], row: '2' })
  })

  it('agree on the options of their product', () => {
    expect(keysOf(check(`${head}\ncup;Cup;Size;S;C-S\ncup;Cup;Colour;red;C-R\ncup;Cup;Size;;C-N`))).toEqual([
      [],
      ['optionOther'],
      ['optionMissing'],
    ])
  })

  it('of a product without options are one', () => {
    expect(keysOf(check('Product Handle;Product Title\ncup;Cup\ncup;Cup'))).toEqual([[], ['variantTwice']])
  })
})

describe('a report', () => {
  const rows = check(
    'Product Handle;Product Title;Option 1 Name;Option 1 Value;Price EUR\ncup;Cup;Size;S;1\ncup;Cup;Size;M;much\njar;Jar;Size;S;2',
  )

  it('leaves out a product as a whole', () => {
    const { sound, left, products, variants } = reportOf(rows)
    expect(sound.map(({ handle }) => handle)).toEqual(['jar'])
    expect(left.map(({ number }) => number)).toEqual([2, 3])
    expect({ products, variants }).toEqual({
      products: { created: 1, updated: 0 },
      variants: { created: 1, updated: 0 },
    })
  })

  it('learns from the server which row it refused', () => {
    const message =
      'Error while processing row with\n      [(product id: undefined),\n      (product handle: jar),\n      (variant id: undefined),\n      (variant sku: undefined)]: \n      No such thing'
    const row = refusedRow(message)
    expect(row).toEqual({ handle: 'jar', sku: '', reason: 'No such thing' })
    const { sound, left } = reportOf(refused(rows, row ?? { handle: '', sku: '', reason: '' }))
    expect(sound).toEqual([])
    expect(left.at(-1)?.issues.at(-1)).toMatchObject({ key: 'refused', values: { reason: 'No such thing' } })
    expect(refusedRow('The csv file parsing failed')).toBeUndefined()
  })
})

it('the file for the server has its headers, semicolons, and texts that stay texts', () => {
  const [row] = check('Product Handle;Product Title;Variant SKU;Product Description\ncup;2024;007;a "b"')
  expect(serverFile(row ? [row] : [])).toBe(
    [
      'Product Description;Product Discountable;Product Handle;Product Status;Product Title;' +
        'Variant Allow Backorder;Variant Inventory Quantity;Variant Manage Inventory;Variant SKU;Variant Title',
      '"a ""b""";true;cup;draft;"""2024""";false;0;true;"""007""";"""2024"""',
      '',
    ].join('\r\n'),
  )
})
