import type { PricedVariant } from '@medusajs/client-types'
import type { HttpClient } from '@stoa/api/http'
import { setItems, setRegion } from '@stoa/api/store/session-cart'

import { type CartChange, refreshed } from '../model/cart-refresh.ts'
import type { Region } from '../model/countries.ts'
import { readVariants } from './read-variants.ts'
import { rememberedSession } from './session-memory.ts'

/** Gives the cart of this browser a region with its prices and today's stock; answers what became different. */
export async function refreshSession(http: HttpClient, region: Region): Promise<readonly CartChange[]> {
  const { session, variants } = await readLines(http, region.id)
  if (!session?.items.length) return []
  const prices = { currency: region.currency_code, withTax: region.includes_tax === true }
  const { items, changes } = refreshed(session, variants, prices)
  rememberedSession.write(
    setItems(setRegion(session, { id: region.id, currency_code: prices.currency }), items),
  )
  return changes
}

/** The cart with the variants of all its lines, also of those that come in while others are read, here or in another tab. */
async function readLines(http: HttpClient, regionId: string) {
  const variants: PricedVariant[] = []
  const known = new Set<string>()
  for (;;) {
    const session = rememberedSession.read()
    const unread = session?.items.filter(({ variant }) => !known.has(variant.id)) ?? []
    if (unread.length === 0) return { session, variants }
    variants.push(...(await readVariants(http, unread, regionId)))
    for (const { variant } of unread) known.add(variant.id)
  }
}
