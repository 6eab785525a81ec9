import type { AdminGetProductsVariantsParams } from '@medusajs/client-types'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import { withMoreFields } from '../../list/more-fields.ts'
import * as productCalls from './products-calls.ts'
import { productKeys } from './products-keys.ts'
import type { ProductListQuery, ProductRow } from './products-types.ts'

// The backend reads whole relations but sends only these of their fields: a third of the bytes.
const ROW = {
  fields:
    'id,title,handle,thumbnail,status,collection.id,collection.title,' +
    'variants.id,variants.inventory_quantity,variants.manage_inventory',
  expand: 'collection,variants',
}

/** What the cache can read about products. */
export const productQueries = (http: HttpClient) => ({
  /** Shows the previous page until the next one is there. `moreFields` are those that extensions need besides. */
  list: (query: ProductListQuery, moreFields: readonly string[] = []) =>
    queryOptions({
      queryKey: productKeys.list(moreFields.length > 0 ? { ...query, moreFields } : query),
      queryFn: (context) =>
        withMoreFields(ROW.fields, moreFields, (fields) =>
          cachedRead(context, (options) =>
            productCalls.list<ProductRow>(http, { ...query, ...ROW, fields }, options),
          ),
        ),
      placeholderData: keepPreviousData,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: productKeys.detail(id),
      queryFn: (context) => cachedRead(context, (options) => productCalls.retrieve(http, id, options)),
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
