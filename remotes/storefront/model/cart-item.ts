import type { SessionVariant } from '@stoa/api/store/session-cart'
import type { PricedVariant } from '@medusajs/client-types'

import { mostOf } from './availability.ts'
import { priceOf } from './price.ts'

/** What a line of the cart in the browser shows. */
export interface ItemDetails {
  variantId: string
  title: string
  /** The variant's name, empty when the product has but one. */
  description: string
  handle: string | null
  thumbnail: string | null
  /** The id of the shipping profile; null for a line that an older page wrote. */
  profileId: string | null
  /** Sent with the line, such as who receives a gift card. */
  extras: Readonly<Record<string, string>>
}

interface Source {
  title: string
  handle: string | null
  thumbnail: string | null
  profile_id?: string | null
}

/** A variant as the cart in the browser keeps it, with the price that the shopper saw. */
export function cartVariant(
  product: Source,
  variant: PricedVariant,
  { currency, withTax }: { currency: string; withTax: boolean },
  extras: ItemDetails['extras'] = {},
): SessionVariant {
  const amount = priceOf(variant, withTax)?.amount
  const marks = Object.values(extras).join('|')
  const details: ItemDetails = {
    variantId: variant.id ?? '',
    title: product.title,
    description: variant.title ?? '',
    handle: product.handle,
    thumbnail: product.thumbnail,
    profileId: product.profile_id ?? null,
    extras,
  }
  return {
    // The same gift card for two people is two lines.
    id: marks ? `${variant.id}|${marks}` : (variant.id ?? ''),
    manage_inventory: variant.manage_inventory,
    allow_backorder: variant.allow_backorder,
    inventory_quantity: variant.inventory_quantity,
    calculated_price: variant.calculated_price,
    prices: amount === undefined ? [] : [{ currency_code: currency, amount }],
    metadata: { ...details },
  }
}

const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === 'string' ? value : other

/** The details that `cartVariant` wrote; a line that another page wrote shows its id. */
export function detailsOf({ id, metadata }: SessionVariant): ItemDetails {
  const extras = (metadata?.['extras'] ?? {}) as Record<string, unknown>
  return {
    variantId: textOr(metadata?.['variantId'], id),
    title: textOr(metadata?.['title'], id),
    description: textOr(metadata?.['description'], ''),
    handle: textOr(metadata?.['handle'], null),
    thumbnail: textOr(metadata?.['thumbnail'], null),
    profileId: textOr(metadata?.['profileId'], null),
    extras: Object.fromEntries(Object.entries(extras).map(([key, value]) => [key, String(value)])),
  }
}

/** The most pieces of a variant that can be bought; undefined when the stock sets no limit. */
export const limitOf = ({
  manage_inventory = false,
  allow_backorder = true,
  inventory_quantity = 0,
}: SessionVariant): number | undefined => mostOf({ manage_inventory, allow_backorder, inventory_quantity })
