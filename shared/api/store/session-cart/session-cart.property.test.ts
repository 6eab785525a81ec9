import { expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { readSessionCart } from './read-session-cart.ts'
import * as rules from './session-cart.ts'
import type { SessionCart } from './session-cart.ts'

type Action = (cart: SessionCart) => SessionCart

const ids = fc.constantFrom('a', 'b', 'c', 'd')
const currencies = fc.constantFrom('eur', 'EUR', 'usd', 'jpy')
const quantities = fc.oneof(
  fc.integer({ min: -5, max: 1000 }),
  fc.double({ min: -5, max: 1000 }),
  fc.constant(Infinity),
)
const prices = fc.array(fc.record({ currency_code: currencies, amount: fc.nat(1_000_000) }), { maxLength: 4 })
const variants = fc.record(
  {
    id: ids,
    prices,
    inventory_quantity: fc.integer({ min: -3, max: 500 }),
    manage_inventory: fc.boolean(),
    allow_backorder: fc.boolean(),
  },
  { requiredKeys: ['id'] },
)
const choices = fc.record({ variant: variants, quantity: quantities })
const regions = fc.record({ id: fc.constant('reg_1'), currency_code: currencies })

const actionOf = <Args extends unknown[]>(
  rule: (cart: SessionCart, ...args: Args) => SessionCart,
  ...args: { [Index in keyof Args]: fc.Arbitrary<Args[Index]> }
): fc.Arbitrary<Action> => fc.tuple<Args>(...args).map((given) => (cart) => rule(cart, ...given))

const actions = fc.oneof(
  actionOf(rules.setRegion, regions),
  actionOf(rules.addItem, choices),
  actionOf(
    rules.updateItem,
    ids,
    fc.record({ variant: variants, quantity: quantities }, { requiredKeys: [] }),
  ),
  actionOf(rules.setQuantity, ids, quantities),
  actionOf(rules.increment, ids),
  actionOf(rules.decrement, ids),
  actionOf(rules.removeItem, ids),
  actionOf(rules.setItems, fc.array(choices, { maxLength: 5 })),
  actionOf(rules.clear),
)

/** Writing to anything in it throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function expectSound(cart: SessionCart): void {
  const { region, items } = cart
  for (const { variant, quantity, unitPrice, total } of items) {
    const price = variant.prices?.find(
      ({ currency_code }) => currency_code.toLowerCase() === region?.currency_code?.toLowerCase(),
    )
    expect(Number.isSafeInteger(quantity) && quantity >= 0).toBe(true)
    expect(unitPrice).toBe(price?.amount ?? 0)
    expect(total).toBe(quantity * unitPrice)
  }
  expect(cart.total).toBe(sum(items.map(({ total }) => total)))
  expect(cart.totalItems).toBe(sum(items.map(({ quantity }) => quantity)))
  expect(new Set(items.map(({ variant }) => variant.id)).size).toBe(items.length)
}

it('after any actions the sums are right, inputs are not mutated, and storage restores the cart', () => {
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 30 }), (steps) => {
      let cart = frozen(rules.EMPTY_SESSION_CART)
      for (const step of steps) {
        cart = frozen(step(cart))
        expectSound(cart)
        expect(readSessionCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
      }
    }),
  )
})

it('a quantity that was set is from 0 up to stock, and 0 only where nothing is left', () => {
  const limited = fc.record({ id: fc.constant('a'), inventory_quantity: fc.integer({ min: -3, max: 500 }) })
  fc.assert(
    fc.property(limited, quantities, quantities, (variant, before, wanted) => {
      const cart = rules.addItem(rules.EMPTY_SESSION_CART, { variant, quantity: before })
      const stock = Math.max(0, variant.inventory_quantity)
      const quantity = rules.itemOf(rules.setQuantity(cart, 'a', wanted), 'a')?.quantity
      expect(quantity).toBeLessThanOrEqual(stock)
      expect(quantity === 0).toBe(stock === 0)
      expect(rules.itemOf(rules.increment(cart, 'a'), 'a')?.quantity).toBeLessThanOrEqual(stock)
    }),
  )
})

it('any stored value can be parsed, and the result is valid', () => {
  const stored = fc.oneof(
    fc.jsonValue(),
    fc.record({
      region: fc.oneof(regions, fc.jsonValue()),
      items: fc.oneof(fc.array(fc.oneof(choices, fc.jsonValue())), fc.jsonValue()),
    }),
  )
  fc.assert(
    fc.property(stored, (value) => {
      const cart = readSessionCart(value)
      if (cart) expectSound(cart)
    }),
  )
})
