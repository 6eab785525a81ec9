import type { AdminGetProductsVariantsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { withMoreFields } from '../../react/more-fields.ts'
import * as productCalls from './products-calls.ts'
import { productKeys } from '../keys.ts'
import { withOptionsInOrder } from './options-in-order.ts'
import type { ProductListQuery, ProductPictures, ProductRow, SheetProduct } from './products-types.ts'

// The backend reads whole relations but sends only these of their fields: a third of the bytes.
const ROW =
  'id,title,handle,thumbnail,status,collection.id,collection.title,' +
  'variants.id,variants.inventory_quantity,variants.manage_inventory'

/** The relations that fields are of. */
const relationsOf = (fields: string): string => {
  const paths = fields.split(',').filter((field) => field.includes('.'))
  return [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf('.'))))].join(',')
}

const PICTURES = { fields: 'id,title,images.id,images.url', expand: 'images' }

const SHEET = {
  fields:
    'id,title,status,variants.id,variants.title,variants.sku,variants.inventory_quantity,' +
    'variants.manage_inventory,variants.prices.id,variants.prices.amount,variants.prices.currency_code,' +
    'variants.prices.region_id,variants.prices.price_list_id,variants.prices.min_quantity,' +
    'variants.prices.max_quantity',
  expand: 'variants,variants.prices',
}
const STOCKED_SHEET = {
  fields: `${SHEET.fields},variants.inventory_items.inventory_item_id`,
  expand: `${SHEET.expand},variants.inventory_items`,
}

/** Cached queries of products. */
export const productQueries = (http: HttpClient) => ({
  /**
   * Shows the previous page until the next one is there. `moreFields` are those that columns also need, which may be of relations:
   * `type.value`.
   */
  list: (query: ProductListQuery, moreFields: readonly string[] = []) =>
    queryOptions({
      queryKey: productKeys.list(moreFields.length > 0 ? { ...query, moreFields } : query),
      queryFn: (context) =>
        withMoreFields(ROW, moreFields, (fields) =>
          cachedRead(context, (options) =>
            productCalls.list<ProductRow>(http, { ...query, fields, expand: relationsOf(fields) }, options),
          ),
        ),
      placeholderData: keepPreviousData,
    }),

  /** The pictures of products; shows the previous page until the next one is there. */
  pictures: (query: ProductListQuery) =>
    queryOptions({
      queryKey: productKeys.list({ ...query, ...PICTURES }),
      queryFn: (context) =>
        cachedRead(context, (options) =>
          productCalls.list<ProductPictures>(http, { ...query, ...PICTURES }, options),
        ),
      placeholderData: keepPreviousData,
    }),

  /**
   * Products with their variants and base prices, for a spreadsheet; with what tells where they are in stock in stores
   * that have the inventory module. Shows the previous page until the next one is there.
   */
  sheet: (query: ProductListQuery, isStocked: boolean) =>
    queryOptions({
      queryKey: productKeys.list({ ...query, sheet: isStocked }),
      queryFn: (context) =>
        cachedRead(context, (options) =>
          productCalls.list<SheetProduct>(
            http,
            { ...query, ...(isStocked ? STOCKED_SHEET : SHEET) },
            options,
          ),
        ),
      placeholderData: keepPreviousData,
    }),

  /** One product, with its options in the order in which they were created. */
  detail: (id: string) =>
    queryOptions({
      queryKey: productKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => productCalls.retrieve(http, id, options)),
      select: withOptionsInOrder,
    }),

  /** The variants of one product, with their prices; shows the previous page until the next one is there. */
  variants: (id: string, query?: AdminGetProductsVariantsParams) =>
    queryOptions({
      queryKey: productKeys.variants(id, query),
      queryFn: (context) =>
        cachedRead(context, (options) => productCalls.listVariants(http, id, query, options)),
      placeholderData: keepPreviousData,
    }),

  /** Every product type, without pages. */
  types: () =>
    queryOptions({
      queryKey: productKeys.types(),
      queryFn: (context) => cachedRead(context, (options) => productCalls.listTypes(http, options)),
    }),

  /** The ten most used tags. */
  tagUsage: () =>
    queryOptions({
      queryKey: productKeys.tagUsage(),
      queryFn: (context) => cachedRead(context, (options) => productCalls.listTags(http, options)),
    }),
})
