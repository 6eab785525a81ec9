import { conflictWith, pricedIn, rivalsOf, type Competitor } from './price-conflicts.ts'
import type { PricedProduct } from './price-sheet.ts'

const now = new Date('2026-03-10T00:00:00.000Z')
const price = (price_list_id: string | null) => ({
  id: `ma_${price_list_id}`,
  amount: 900,
  currency_code: 'eur',
  region_id: null,
  price_list_id,
  min_quantity: null,
  max_quantity: null,
})
const cup: PricedProduct = {
  id: 'prod_1',
  title: 'Cup',
  thumbnail: null,
  status: 'published',
  variants: [
    { id: 'variant_1', title: 'Small', sku: null, prices: [price(null), price('pl_other')] },
    { id: 'variant_2', title: 'Large', sku: null, prices: [price(null)] },
  ],
}
const other: Competitor = { id: 'pl_other', name: 'Other', status: 'active', starts_at: null, ends_at: null }
const subject = {
  id: 'pl_mine',
  starts: '2026-03-01T00:00:00.000Z',
  ends: '2026-04-01T00:00:00.000Z',
  groups: [],
}
const found = (list: Partial<Competitor>, groups: string[] = []) =>
  rivalsOf({ ...subject, groups }, [{ ...other, ...list }], now).map(({ id }) => id)

it.each<[string, Partial<Competitor>]>([
  ['is a draft', { status: 'draft' }],
  ['has expired', { ends_at: '2026-03-09T00:00:00.000Z' }],
  ['begins when this one ends', { starts_at: subject.ends }],
  ['is this list', { id: 'pl_mine' }],
])('has no rival where the other %s', (_why, list) => {
  expect(found(list)).toEqual([])
})

it('meets lists for everybody and for a common group, not for another one', () => {
  const vip = { customer_groups: [{ id: 'vip' }] }
  expect(found(vip)).toEqual(['pl_other'])
  expect(found(vip, ['vip', 'staff'])).toEqual(['pl_other'])
  expect(found(vip, ['staff'])).toEqual([])
  expect(found({}, ['staff'])).toEqual(['pl_other'])
})

it('meets one that begins later, while this one works', () => {
  expect(found({ starts_at: '2026-03-20T00:00:00.000Z' })).toEqual(['pl_other'])
})

describe('a conflict', () => {
  const names = { id: 'pl_other', name: 'Other' }
  const all = [{ id: 'prod_1', variants: [{ id: 'variant_1' }, { id: 'variant_2' }] }]

  it('names the other list and the variants that have a price in both', () => {
    expect(conflictWith(names, [cup], all)).toEqual([{ list: names, variants: ['Cup – Small'] }])
    expect(conflictWith({ id: 'pl_third', name: 'Third' }, [cup], all)).toEqual([])
  })

  it('is none where only the product is in both', () => {
    expect(conflictWith(names, [cup], [{ id: 'prod_1', variants: [{ id: 'variant_2' }] }])).toEqual([])
  })

  it('is looked for among the variants that have a price in the list', () => {
    expect(pricedIn('pl_other', [cup])).toMatchObject([{ id: 'prod_1', variants: [{ id: 'variant_1' }] }])
    expect(pricedIn('pl_third', [cup])).toEqual([])
  })
})
