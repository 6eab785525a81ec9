import type { HttpClient } from '@stoa/api/http'
import { productCalls } from '@stoa/api/store/products'
import type { SessionChoice } from '@stoa/api/store/session-cart'

import { detailsOf } from '../model/cart-item.ts'

/** The longest list of ids in one query. */
const AT_ONCE = 20

const pagesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )

/**
 * The variants of lines as they are now, with the prices of a region. Each product is read by itself: the backend gives
 * all variants of one answer the tax rate of the first.
 */
export async function readVariants(http: HttpClient, items: readonly SessionChoice[], regionId: string) {
  const details = items.map(({ variant }) => detailsOf(variant))
  const products = Map.groupBy(details, ({ handle, variantId }) => handle ?? variantId)
  const pages = [...products.values()].flatMap((lines) =>
    pagesOf([...new Set(lines.map(({ variantId }) => variantId))]),
  )
  const answers = await Promise.all(
    pages.map((id) => productCalls.variants.list(http, { id, region_id: regionId })),
  )
  return answers.flatMap(({ variants }) => variants)
}
