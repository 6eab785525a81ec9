import { priceListCalls } from '@stoa/api/admin/price-lists'
import { productCalls } from '@stoa/api/admin/products'
import type { HttpClient } from '@stoa/api/http'

import { PRICED, PRICED_PAGE, READ_RETRIES } from '../../components/price-queries.ts'
import { readPages } from '../../components/read-pages.ts'
import {
  ownPricesOf,
  variantsOf,
  type PriceFacts,
  type PriceStore,
} from '../../model/price-import/price-facts.ts'
import type { PricedProduct } from '../../model/price-sheet.ts'

/** Products without prices in one answer. */
const PAGE = 500

const NAMED = { fields: 'id,title,variants.id,variants.title,variants.sku', expand: 'variants' }

interface ReadFacts {
  listId: string
  store: PriceStore
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (done: number) => void
}

/** Reads what a file of prices is compared with: all variants, and the prices that a list has now. */
export async function readPriceFacts(http: HttpClient, facts: ReadFacts): Promise<PriceFacts> {
  const { listId, store, signal, onProgress } = facts
  const options = { signal, maxRetries: READ_RETRIES }
  const priced = await readPages(
    (offset) => priceListCalls.listProducts(http, listId, { ...PRICED, limit: PRICED_PAGE, offset }, options),
    (done) => onProgress(done / 2),
  )
  const products = await readPages(
    (offset) => productCalls.list<PricedProduct>(http, { ...NAMED, limit: PAGE, offset }, options),
    (done) => onProgress(0.5 + done / 2),
  )
  return { ...store, variants: variantsOf(products), own: ownPricesOf(priced, listId, store) }
}
