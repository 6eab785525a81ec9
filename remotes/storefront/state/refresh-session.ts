import type { HttpClient } from '@stoa/api/http'
import { setItems, setRegion } from '@stoa/api/store/session-cart'

import { type CartChange, refreshed } from '../model/cart-refresh.ts'
import type { Region } from '../model/countries.ts'
import { readVariants } from './read-variants.ts'
import { rememberedSession } from './session-memory.ts'

/** Gives the cart of this browser a region with its prices and today's stock; answers what became different. */
export async function refreshSession(http: HttpClient, region: Region): Promise<readonly CartChange[]> {
  const before = rememberedSession.read()
  if (!before?.items.length) return []
  const variants = await readVariants(http, before, region.id)
  // It may have changed in the meantime, here or in another tab.
  const session = rememberedSession.read()
  if (!session) return []
  const prices = { currency: region.currency_code, withTax: region.includes_tax === true }
  const { items, changes } = refreshed(session, variants, prices)
  rememberedSession.write(
    setItems(setRegion(session, { id: region.id, currency_code: prices.currency }), items),
  )
  return changes
}
