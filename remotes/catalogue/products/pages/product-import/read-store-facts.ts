import type { ColumnStore } from '@stoa/admin/import'
import { categoryCalls } from '@stoa/api/admin/product-categories'
import { collectionCalls } from '@stoa/api/admin/collections'
import { productCalls } from '@stoa/api/admin/products'
import { salesChannelCalls } from '@stoa/api/admin/sales-channels'
import type { HttpClient } from '@stoa/api/http'

import type { KnownProduct, StoreFacts } from '../../model/import/store-facts.ts'

/** Products in one answer. */
const PAGE = 500
const ALL = { limit: 1000 }

// Only what a check compares; a third of the bytes.
const KNOWN = {
  fields:
    'id,handle,title,status,discountable,options.title,variants.id,variants.title,variants.sku,' +
    'variants.inventory_quantity,variants.allow_backorder,variants.manage_inventory',
  expand: 'options,variants',
  limit: PAGE,
}

interface ReadFacts {
  store: ColumnStore
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (done: number) => void
}

/** Reads what a file can name: all products, collections, channels and categories, as they are now. */
export async function readStoreFacts(http: HttpClient, facts: ReadFacts): Promise<StoreFacts> {
  const { store, signal, onProgress } = facts
  const options = { signal }
  const [{ collections }, channels, categories] = await Promise.all([
    collectionCalls.list(http, ALL, options),
    store.hasChannels ? salesChannelCalls.list(http, ALL, options) : undefined,
    store.hasCategories ? categoryCalls.list(http, ALL, options) : undefined,
  ])
  const products: KnownProduct[] = []
  for (let count = 1; products.length < count;) {
    const page = await productCalls.list<KnownProduct>(http, { ...KNOWN, offset: products.length }, options)
    products.push(...page.products)
    count = page.products.length === 0 ? products.length : page.count
    onProgress(count === 0 ? 1 : products.length / count)
  }
  return {
    ...store,
    collections: collections.flatMap(({ handle, title }) => (handle ? [{ handle, title }] : [])),
    channels: channels?.sales_channels ?? [],
    categories: categories?.product_categories ?? [],
    products,
  }
}
