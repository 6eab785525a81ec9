import type { HttpClient } from '@stoa/api/http'
import { productCalls } from '@stoa/api/store/products'
import type { SessionCart } from '@stoa/api/store/session-cart'

import { detailsOf } from '../model/cart-item.ts'

/** The longest list of ids in one query. */
const AT_ONCE = 20

/** The variants of a cart as they are now, with the prices of a region. */
export async function readVariants(http: HttpClient, { items }: SessionCart, regionId: string) {
  const ids = [...new Set(items.map(({ variant }) => detailsOf(variant).variantId))]
  const starts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) => index * AT_ONCE)
  const pages = await Promise.all(
    starts.map((start) =>
      productCalls.variants.list(http, { id: ids.slice(start, start + AT_ONCE), region_id: regionId }),
    ),
  )
  return pages.flatMap(({ variants }) => variants)
}
