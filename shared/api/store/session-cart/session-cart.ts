import type { MoneyAmount, PricedVariant, Region, StorePostCartReq } from '@medusajs/client-types'

/** A region; its `currency_code` decides which prices count. */
export type SessionRegion = Partial<Region>

/** A variant. `id` identifies the item, `prices` decide its price. */
export type SessionVariant = Partial<Omit<PricedVariant, 'id' | 'prices'>> & {
  id: string
  prices?: readonly Pick<MoneyAmount, 'currency_code' | 'amount'>[]
}

/** A choice of the shopper. */
export interface SessionChoice {
  variant: SessionVariant
  /** A whole number from 0 up; a fraction is cut off, and anything below or that is no number counts as 0. */
  quantity: number
}

/** One line of a session cart. Amounts are in minor units of the region's currency. */
export interface SessionItem extends SessionChoice {
  /** The unit price; 0 without a region, or without a price in its currency. */
  unitPrice: number
  /** `quantity` times `unitPrice`. */
  total: number
}

/** A cart in the browser, before the backend has one. Each variant has at most one line. */
export interface SessionCart {
  region: SessionRegion | null
  items: readonly SessionItem[]
  /** The sum of the lines, in minor units of the region's currency. */
  total: number
  /** How many pieces there are. */
  totalItems: number
}

/** The cart without region and lines. */
export const EMPTY_SESSION_CART: SessionCart = { region: null, items: [], total: 0, totalItems: 0 }

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

const piecesOf = (quantity: number): number =>
  Math.min(Math.max(Math.trunc(quantity) || 0, 0), Number.MAX_SAFE_INTEGER)

/**
 * What a quantity is capped at: the variant's `inventory_quantity`. It is no cap where it is not known, and where the
 * variant says that it does not count: `manage_inventory` is false, or `allow_backorder` is true.
 */
const capOf = ({ inventory_quantity, manage_inventory, allow_backorder }: SessionVariant): number =>
  manage_inventory === false || allow_backorder ? Infinity : (inventory_quantity ?? Infinity)

/** The first price in the region's currency. */
function unitPriceOf({ prices }: SessionVariant, region: SessionRegion | null): number {
  const currency = region?.currency_code?.toLowerCase()
  return prices?.find(({ currency_code }) => currency_code.toLowerCase() === currency)?.amount ?? 0
}

/** A cart of these things with everything that follows from them. */
function cartOf(region: SessionRegion | null, choices: readonly SessionChoice[]): SessionCart {
  const items = choices.map(({ variant, quantity }) => {
    const pieces = piecesOf(quantity)
    const unitPrice = unitPriceOf(variant, region)
    return { variant, quantity: pieces, unitPrice, total: pieces * unitPrice }
  })
  return {
    region,
    items,
    total: items.reduce((sum, { total }) => sum + total, 0),
    totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

const isOther = (id: string) => (item: SessionChoice) => item.variant.id !== id

const put = (items: readonly SessionChoice[], item: SessionChoice): SessionChoice[] => [
  ...items.filter(isOther(item.variant.id)),
  item,
]

const count = (cart: SessionCart, id: string, next: (item: SessionItem) => number): SessionCart =>
  cartOf(
    cart.region,
    cart.items.map((item) => (item.variant.id === id ? { ...item, quantity: next(item) } : item)),
  )

/** Changes the region, and with it every price. Throws when it is no object or an empty one. */
export function setRegion(cart: SessionCart, region: SessionRegion): SessionCart {
  if (!isFilled(region)) throw new Error('region must be a non-empty object')
  return cartOf(region, cart.items)
}

/** Adds a line at the end and removes one with the same variant; stock does not cap it. Throws on an empty object. */
export function addItem(cart: SessionCart, item: SessionChoice): SessionCart {
  if (!isFilled(item)) throw new Error('item must be a non-empty object')
  return cartOf(cart.region, put(cart.items, item))
}

/**
 * Changes the variant or the quantity of the line with that variant's id; stock does not cap it. Another line that has
 * the new variant gives way. An unknown id changes nothing.
 */
export function updateItem(cart: SessionCart, id: string, changes: Partial<SessionChoice>): SessionCart {
  const item = itemOf(cart, id)
  if (!item) return cart
  const { variant = item.variant, quantity = item.quantity } = changes
  const kept = cart.items.filter((other) => other === item || other.variant.id !== variant.id)
  return cartOf(
    cart.region,
    kept.map((other) => (other === item ? { variant, quantity } : other)),
  )
}

/** Sets a quantity: below 1 becomes 1, then stock caps it, so that it is 0 without stock. */
export const setQuantity = (cart: SessionCart, id: string, quantity: number): SessionCart =>
  count(cart, id, ({ variant }) => Math.min(capOf(variant), piecesOf(quantity) || 1))

/** Adds one, capped at stock: a line above stock is reduced to it. */
export const increment = (cart: SessionCart, id: string): SessionCart =>
  count(cart, id, ({ variant, quantity }) => Math.min(capOf(variant), quantity + 1))

/** One piece less. At 0 the line stays, until it is removed. */
export const decrement = (cart: SessionCart, id: string): SessionCart =>
  count(cart, id, ({ quantity }) => quantity - 1)

/** Removes the line of a variant. */
export const removeItem = (cart: SessionCart, id: string): SessionCart =>
  cartOf(cart.region, cart.items.filter(isOther(id)))

/** Replaces all lines, as if each was added in turn. Throws when it is no list, or when one of them is no item. */
export function setItems(cart: SessionCart, items: readonly SessionChoice[]): SessionCart {
  if (!Array.isArray(items) || !items.every(isFilled)) throw new Error('items must be an array of items')
  return cartOf(cart.region, items.reduce(put, []))
}

/** Removes all lines; the region stays. */
export const clear = (cart: SessionCart): SessionCart => cartOf(cart.region, [])

/** The line of a variant; undefined when there is none. */
export const itemOf = (cart: SessionCart, id: string): SessionItem | undefined =>
  cart.items.find(({ variant }) => variant.id === id)

/** The cart as the backend creates it, for `useCreateCart` and `useStartCheckout`; lines of no pieces stay behind. */
export const newCartOf = ({ region, items }: SessionCart): StorePostCartReq => ({
  region_id: region?.id,
  items: items
    .filter(({ quantity }) => quantity > 0)
    .map(({ variant, quantity }) => ({ variant_id: variant.id, quantity })),
})
