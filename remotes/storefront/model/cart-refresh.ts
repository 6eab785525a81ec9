import type { PricedVariant } from '@medusajs/client-types'
import type { SessionCart, SessionChoice, SessionVariant } from '@stoa/api/store/session-cart'

import { detailsOf, limitOf } from './cart-item.ts'
import { lineName } from './cart.ts'
import { priceOf } from './price.ts'

/** What became different about a line, of which `line` is the id, since it was put in. Amounts are in minor units. */
export type CartChange = { line: string; name: string } & (
  | { kind: 'unsold' | 'gone' }
  | { kind: 'fewer'; left: number }
  | { kind: 'price'; before: number; now: number }
)

interface Refreshed {
  items: SessionChoice[]
  changes: CartChange[]
}

interface Prices {
  currency: string
  withTax: boolean
}

function refreshedVariant(variant: SessionVariant, fresh: PricedVariant, { currency, withTax }: Prices) {
  const amount = priceOf(fresh, withTax)?.amount
  return {
    ...variant,
    manage_inventory: fresh.manage_inventory,
    allow_backorder: fresh.allow_backorder,
    inventory_quantity: fresh.inventory_quantity,
    calculated_price: fresh.calculated_price,
    prices: amount === undefined ? [] : [{ currency_code: currency, amount }],
  } satisfies SessionVariant
}

/**
 * The lines with today's prices and stock. Lines that are not sold any more are left out and quantities are lowered to
 * what is left; each difference is named.
 */
export function refreshed(
  { items, region }: SessionCart,
  variants: readonly PricedVariant[],
  prices: Prices,
): Refreshed {
  const isSameCurrency = region?.currency_code === prices.currency
  const changes: CartChange[] = []
  const kept = items.flatMap(({ variant, quantity, unitPrice }): SessionChoice[] => {
    const details = detailsOf(variant)
    const line = { line: variant.id, name: lineName(details) }
    const fresh = variants.find(({ id }) => id === details.variantId)
    const next = fresh && refreshedVariant(variant, fresh, prices)
    const now = next?.prices[0]?.amount
    if (!next || now === undefined) {
      changes.push({ kind: 'unsold', ...line })
      return []
    }
    const left = limitOf(next)
    if (left === 0) {
      changes.push({ kind: 'gone', ...line })
      return []
    }
    if (left !== undefined && quantity > left) changes.push({ kind: 'fewer', ...line, left })
    if (isSameCurrency && unitPrice !== now) changes.push({ kind: 'price', ...line, before: unitPrice, now })
    return [{ variant: next, quantity: Math.min(quantity, left ?? quantity) }]
  })
  return { items: kept, changes }
}
