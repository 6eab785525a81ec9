import { describe, expect, it } from '@jest/globals'
import * as rules from './session-cart.ts'
import type { SessionCart, SessionVariant } from './session-cart.ts'

const mug: SessionVariant = {
  id: 'mug',
  inventory_quantity: 5,
  prices: [
    { currency_code: 'usd', amount: 1200 },
    { currency_code: 'EUR', amount: 1000 },
    { currency_code: 'eur', amount: 1 },
  ],
}
const jug: SessionVariant = {
  id: 'jug',
  inventory_quantity: 2,
  prices: [{ currency_code: 'eur', amount: 2500 }],
}
const europe = { id: 'reg_eu', currency_code: 'eur', tax_rate: 19 }
const america = { id: 'reg_us', currency_code: 'USD' }

const cart = rules.setItems({ ...rules.EMPTY_SESSION_CART, region: europe }, [
  { variant: mug, quantity: 3 },
  { variant: jug, quantity: 1 },
])
const withMug = (variant: Partial<SessionVariant>, quantity = 3) =>
  rules.addItem(cart, { variant: { ...mug, ...variant }, quantity })
const quantityOf = (changed: SessionCart, id = 'mug') => rules.itemOf(changed, id)?.quantity
const idsOf = ({ items }: SessionCart) => items.map(({ variant }) => variant.id)

it('adds up lines and pieces in the currency of the region', () => {
  expect(cart).toEqual({
    region: europe,
    items: [
      { variant: mug, quantity: 3, unitPrice: 1000, total: 3000 },
      { variant: jug, quantity: 1, unitPrice: 2500, total: 2500 },
    ],
    total: 5500,
    totalItems: 4,
  })
})

describe('the region', () => {
  it('changes every price, in any case of its currency; without a price a line costs nothing', () => {
    const { region, items, total, totalItems } = rules.setRegion(cart, america)
    expect(region).toBe(america)
    expect(items.map(({ unitPrice }) => unitPrice)).toEqual([1200, 0])
    expect({ total, totalItems }).toEqual({ total: 3600, totalItems: 4 })
  })

  it('has no prices before it is chosen', () => {
    const { total, totalItems } = rules.setItems(rules.EMPTY_SESSION_CART, cart.items)
    expect({ total, totalItems }).toEqual({ total: 0, totalItems: 4 })
  })

  it.each([{}, [], [europe], null, undefined, 'eur'])('is not %j', (region) => {
    expect(() => rules.setRegion(cart, region as object)).toThrow(
      new Error('region must be a non-empty object'),
    )
  })
})

describe('adding', () => {
  it('replaces the line of the same variant and puts it last', () => {
    const changed = rules.addItem(cart, { variant: mug, quantity: 2 })
    expect(idsOf(changed)).toEqual(['jug', 'mug'])
    expect(changed).toMatchObject({ total: 4500, totalItems: 3 })
  })

  it('keeps a quantity above stock when the shopper sets it', () => {
    expect(quantityOf(rules.addItem(cart, { variant: mug, quantity: 9 }))).toBe(9)
  })

  it.each([
    [-2, 0],
    [2.9, 2],
    [Number.NaN, 0],
    [Infinity, Number.MAX_SAFE_INTEGER],
  ])('a quantity of %d counts as %d', (quantity, counted) => {
    expect(quantityOf(rules.addItem(cart, { variant: mug, quantity }))).toBe(counted)
  })

  it.each([{}, [], null, undefined, 'mug'])('does not take %j', (item) => {
    expect(() => rules.addItem(cart, item as never)).toThrow(new Error('item must be a non-empty object'))
  })
})

describe('updating', () => {
  it('changes the named values and keeps the position', () => {
    expect(rules.updateItem(cart, 'mug', { quantity: 7 })).toMatchObject({ total: 9500, totalItems: 8 })
    const dearer = { ...mug, prices: [{ currency_code: 'eur', amount: 1100 }] }
    const changed = rules.updateItem(cart, 'mug', { variant: dearer })
    expect(idsOf(changed)).toEqual(['mug', 'jug'])
    expect(changed).toMatchObject({ total: 5800, totalItems: 4 })
  })

  it('to a variant that is there already leaves one line of it', () => {
    const changed = rules.updateItem(cart, 'mug', { variant: jug })
    expect(changed.items).toEqual([{ variant: jug, quantity: 3, unitPrice: 2500, total: 7500 }])
  })

  it('leaves an unknown line alone', () => {
    expect(rules.updateItem(cart, 'cup', { variant: jug, quantity: 7 })).toEqual(cart)
  })
})

describe('setting a quantity', () => {
  it.each([
    [4, 4],
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [5, 5],
    [6, 5],
    [Infinity, 5],
  ])('to %d gives %d of the 5 in stock', (wanted, quantity) => {
    expect(quantityOf(rules.setQuantity(cart, 'mug', wanted))).toBe(quantity)
  })

  it.each([
    ['sold out', { inventory_quantity: 0 }, 0],
    ['oversold', { inventory_quantity: -4 }, 0],
    ['of unknown stock', { inventory_quantity: undefined }, 9],
    ['whose stock is not managed', { inventory_quantity: 0, manage_inventory: false }, 9],
    ['that may be backordered', { inventory_quantity: 0, manage_inventory: true, allow_backorder: true }, 9],
    ['whose stock counts', { inventory_quantity: 4, manage_inventory: true, allow_backorder: false }, 4],
  ])('of a variant %s', (_which, variant, quantity) => {
    expect(quantityOf(rules.setQuantity(withMug(variant), 'mug', 9))).toBe(quantity)
  })

  it('leaves other lines alone', () => {
    expect(rules.setQuantity(cart, 'mug', 1).items[1]).toEqual(cart.items[1])
    expect(rules.setQuantity(cart, 'cup', 1)).toEqual(cart)
  })
})

describe('one piece', () => {
  it('increment is capped at stock, also for a line above stock', () => {
    expect(quantityOf(rules.increment(cart, 'mug'))).toBe(4)
    expect(quantityOf(rules.increment(withMug({}, 5), 'mug'))).toBe(5)
    expect(quantityOf(rules.increment(withMug({}, 8), 'mug'))).toBe(5)
    expect(quantityOf(rules.increment(withMug({ inventory_quantity: undefined }, 8), 'mug'))).toBe(9)
  })

  it('less ends at 0, where the line stays', () => {
    const one = withMug({}, 1)
    const none = rules.decrement(one, 'mug')
    expect(quantityOf(none)).toBe(0)
    expect(quantityOf(rules.decrement(none, 'mug'))).toBe(0)
    expect(none).toMatchObject({ total: 2500, totalItems: 1 })
  })
})

describe('the lines', () => {
  it('go one by one', () => {
    expect(rules.removeItem(cart, 'mug')).toMatchObject({ total: 2500, totalItems: 1 })
    expect(rules.removeItem(cart, 'cup')).toEqual(cart)
  })

  it('or all at once, and the region stays', () => {
    expect(rules.clear(cart)).toEqual({ region: europe, items: [], total: 0, totalItems: 0 })
  })

  it('are replaced by others, or by none; a variant keeps the last of its lines', () => {
    const lines = [
      { variant: jug, quantity: 1 },
      { variant: mug, quantity: 1 },
      { variant: jug, quantity: 2 },
    ]
    const changed = rules.setItems(cart, lines)
    expect(idsOf(changed)).toEqual(['mug', 'jug'])
    expect(changed).toMatchObject({ total: 6000, totalItems: 3 })
    expect(rules.setItems(cart, [])).toEqual(rules.clear(cart))
  })

  it.each([undefined, null, {}, 'items', [null], [{}]])('are not %j', (items) => {
    expect(() => rules.setItems(cart, items as never)).toThrow(new Error('items must be an array of items'))
  })

  it('are found by their variant', () => {
    expect(rules.itemOf(cart, 'jug')).toBe(cart.items[1])
    expect(rules.itemOf(cart, 'cup')).toBeUndefined()
  })
})

it('a new cart of the backend has no lines without pieces', () => {
  expect(rules.newCartOf(rules.addItem(cart, { variant: jug, quantity: 0 }))).toEqual({
    region_id: 'reg_eu',
    items: [{ variant_id: 'mug', quantity: 3 }],
  })
})
