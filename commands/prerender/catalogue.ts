import { createHash } from 'node:crypto'

import type { HttpClient } from '@stoa/api/http'

import { destinationFor, destinationsOf, type Region } from '../../remotes/storefront/model/countries.ts'
import type { ShopPage } from '../../webpack/remotes.ts'
import { pathOfSegments } from './snapshot-path.ts'

/** A page to prerender. */
export interface CataloguePage {
  kind: ShopPage
  /** As in a browser's address. */
  path: string
  /** ISO 8601; missing where nothing says when the page changed. */
  changedAt?: string
  images: readonly string[]
  /** The id of the product that the page is of. */
  productId?: string
  /** Products with the same group are shown on each other's pages. */
  group?: string
}

/** What the store sells, as far as its pages follow from it. */
export interface Catalogue {
  pages: readonly CataloguePage[]
  /** The id of each product → a hash of all that pages show of it. */
  products: ReadonlyMap<string, string>
  /** A hash of what all pages share: regions, collections, categories, delivery. */
  shared: string
  /** The handles that cannot be an address. */
  refused: readonly string[]
}

interface Row {
  id: string
  handle: string | null
  updated_at: string
}

interface ProductRow extends Row {
  thumbnail: string | null
  collection_id: string | null
  type_id: string | null
  images?: { url: string }[]
}

interface CategoryRow extends Row {
  parent_category_id: string | null
}

const AT_ONCE = 100

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

/** Reads all pages of a list of the store. */
async function readAll<Item extends object>(
  http: HttpClient,
  path: string,
  name: string,
  query: Record<string, string>,
): Promise<Item[]> {
  const rows: Item[] = []
  for (;;) {
    const answer = await http.get<Record<string, unknown>>(path, {
      ...query,
      limit: AT_ONCE,
      offset: rows.length,
    })
    const page = answer[name] as Item[]
    rows.push(...page)
    if (page.length < AT_ONCE) return rows
  }
}

/** The handles of a category and the ones above it, from the top. */
function segmentsOf(category: CategoryRow, byId: ReadonlyMap<string, CategoryRow>): string[] {
  const handles: string[] = []
  const seen = new Set<CategoryRow>()
  for (
    let current: CategoryRow | undefined = category;
    current && !seen.has(current);
    current = byId.get(current.parent_category_id ?? '')
  ) {
    seen.add(current)
    handles.unshift(current.handle ?? '')
  }
  return handles
}

/** Reads what the store sells, with the prices that shoppers from anywhere see first. */
export async function readCatalogue(http: HttpClient, legalPages: readonly string[]): Promise<Catalogue> {
  const [regions, collections, categories] = await Promise.all([
    readAll<Region>(http, '/store/regions', 'regions', {}),
    readAll<Row>(http, '/store/collections', 'collections', {}),
    readAll<CategoryRow>(http, '/store/product-categories', 'product_categories', {
      fields: 'id,handle,name,description,parent_category_id,updated_at',
      expand: '',
    }),
  ])
  const region = destinationFor(destinationsOf(regions), null, [])?.region
  const region_id = region?.id ?? ''
  const products = region
    ? await readAll<ProductRow>(http, '/store/products', 'products', {
        region_id,
        expand: 'images,variants,variants.prices',
      })
    : []
  const { shipping_options } = region
    ? await http.get<{ shipping_options: object[] }>('/store/shipping-options', { region_id })
    : { shipping_options: [] }
  const byId = new Map(categories.map((category) => [category.id, category]))
  const refused: string[] = []

  const pageOf = (segments: readonly string[], page: Omit<CataloguePage, 'path'>): CataloguePage[] => {
    const path = pathOfSegments(segments)
    if (path !== undefined) return [{ ...page, path }]
    refused.push(segments.join('/'))
    return []
  }

  const pages: CataloguePage[] = [
    { kind: 'home', path: '/', images: [] },
    { kind: 'products', path: '/products', images: [] },
    ...legalPages.map((page): CataloguePage => ({ kind: 'legal', path: `/${page}`, images: [] })),
    ...collections.flatMap(({ handle, updated_at }) =>
      pageOf(['collections', handle ?? ''], { kind: 'collection', changedAt: updated_at, images: [] }),
    ),
    ...categories.flatMap((category) =>
      pageOf(['categories', ...segmentsOf(category, byId)], {
        kind: 'category',
        changedAt: category.updated_at,
        images: [],
      }),
    ),
    ...products.flatMap((product) => {
      const { id, handle, updated_at, thumbnail, images = [], collection_id, type_id } = product
      const pictures = [thumbnail, ...images.map(({ url }) => url)].filter((url) => url !== null)
      return pageOf(['products', handle ?? id], {
        kind: 'product',
        changedAt: updated_at,
        images: [...new Set(pictures)],
        productId: id,
        group: collection_id ?? type_id ?? id,
      })
    }),
  ]
  return {
    pages,
    products: new Map(products.map((product) => [product.id, hashOf(product)])),
    shared: hashOf([regions, collections, categories, shipping_options]),
    refused,
  }
}
