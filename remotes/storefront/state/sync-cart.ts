import { hasStatus, type HttpClient } from '@stoa/api/http'
import { cartCalls } from '@stoa/api/store/carts'
import type { SessionChoice } from '@stoa/api/store/session-cart'

import { formOf, payloadOf } from '../model/address-form.ts'
import { detailsOf } from '../model/cart-item.ts'
import { type Cart, type CartLine, isOpen } from '../model/cart.ts'

interface Target {
  /** The cart of the last checkout. */
  cartId: string | null
  items: readonly SessionChoice[]
  regionId: string
  country: string
}

/** The database sorts the keys of metadata in its own way. */
const extrasOf = (metadata: CartLine['metadata'] | null): string =>
  JSON.stringify(Object.entries(metadata ?? {}).toSorted(([a], [b]) => a.localeCompare(b)))

const isOf = (line: CartLine, { variant }: SessionChoice): boolean => {
  const { variantId, extras } = detailsOf(variant)
  return line.variant_id === variantId && extrasOf(line.metadata) === extrasOf({ ...extras })
}

/** Whether the line has today's price. The backend keeps it without tax, unless the price itself includes it. */
const isPriced = ({ unit_price }: CartLine, { variant }: SessionChoice): boolean =>
  unit_price === variant.calculated_price || unit_price === variant.prices?.[0]?.amount

const linePayloadOf = ({ variant, quantity }: SessionChoice) => {
  const { variantId, extras } = detailsOf(variant)
  return {
    variant_id: variantId,
    quantity,
    ...(Object.keys(extras).length > 0 && { metadata: { ...extras } }),
  }
}

async function findOpen(http: HttpClient, id: string): Promise<Cart | undefined> {
  try {
    const { cart } = await cartCalls.retrieve(http, id)
    return isOpen(cart) ? cart : undefined
  } catch (error) {
    if (hasStatus(error, 404)) return undefined
    throw error
  }
}

/** Gives the cart on the server the lines of the cart in the browser; makes one when there is none. */
export async function syncCart(http: HttpClient, target: Target): Promise<Cart> {
  const { cartId, items, regionId, country } = target
  const found = cartId === null ? undefined : await findOpen(http, cartId)
  if (!found) return newCart(http, target)
  try {
    if (found.region_id === regionId) return await withLines(http, found, items)
    const { cart } = await cartCalls.update(http, found.id, { region_id: regionId, country_code: country })
    return await withLines(http, cart, items)
  } catch (error) {
    // Once the store has refused the order of a cart for want of stock, it answers so to every change of its lines.
    if (!hasStatus(error, 404)) throw error
    return withEntered(http, await newCart(http, target), found, country)
  }
}

async function newCart(http: HttpClient, { regionId, country, items }: Target): Promise<Cart> {
  const { cart } = await cartCalls.create(http, { region_id: regionId, country_code: country })
  return withLines(http, cart, items)
}

/** Takes over what the shopper entered in the cart before, but for the delivery and the payment. */
async function withEntered(http: HttpClient, cart: Cart, before: Cart, country: string): Promise<Cart> {
  if (!before.email || before.region_id !== cart.region_id) return cart
  const entered = await cartCalls.update(http, cart.id, {
    ...payloadOf(formOf(before, country)),
    discounts: before.discounts.map(({ code }) => ({ code })),
    gift_cards: before.gift_cards.map(({ code }) => ({ code })),
  })
  return entered.cart
}

async function withLines(http: HttpClient, before: Cart, items: readonly SessionChoice[]): Promise<Cart> {
  let cart = before
  for (const line of before.items) {
    const item = items.find((each) => isOf(line, each))
    if (!item || !isPriced(line, item)) ({ cart } = await cartCalls.lineItems.delete(http, cart.id, line.id))
    else if (item.quantity !== line.quantity) {
      const changes = { quantity: item.quantity, metadata: line.metadata ?? {} }
      ;({ cart } = await cartCalls.lineItems.update(http, cart.id, line.id, changes))
    }
  }
  for (const item of items) {
    if (cart.items.some((line) => isOf(line, item))) continue
    ;({ cart } = await cartCalls.lineItems.create(http, cart.id, linePayloadOf(item)))
  }
  return cart
}
