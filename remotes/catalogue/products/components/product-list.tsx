import { defineList } from '@stoa/admin/list'
import { PRODUCT_COLUMNS, PRODUCT_FILTERS, productQuery } from '@stoa/admin/choices'
import { productKeys, productQueries, type ProductPage, type ProductRow } from '@stoa/api/admin/products'
import type { HttpClient } from '@stoa/api/http'
import { formatNumber } from '@stoa/i18n/numbers'

import { stockText } from '../model/stock.ts'
import { ProductTitle } from './product-title.tsx'

/** A row with the fields that hidden columns add. */
type ListedProduct = ProductRow & {
  created_at?: string
  updated_at?: string
  type?: { value: string } | null
  sales_channels?: { name: string }[]
}

const dateColumn = (field: 'created_at' | 'updated_at', header: string) => ({
  header,
  width: '112px',
  sort: field,
  isHidden: true,
  field,
  value: ({ [field]: moment }: ListedProduct) => moment && new Date(moment),
})

/** The products of the store. */
export const products = defineList({
  name: 'products',
  path: '/products',
  entity: 'product',
  key: productKeys.lists(),
  read: (http: HttpClient) => productQueries(http).list,
  toQuery: productQuery,
  page: ({ products: rows, ...page }: ProductPage<ListedProduct>) => ({ ...page, rows }),
  rowName: ({ title }) => title,
  rowPath: ({ id }) => `/products/${id}`,
  prefetch: (cache, http, { id }) => cache.prefetchQuery(productQueries(http).detail(id)),
  search: { label: 'admin.product.search', hint: 'admin.product.searchHint' },
  filters: PRODUCT_FILTERS,
  columns: {
    title: {
      ...PRODUCT_COLUMNS.title,
      width: '45%',
      sort: 'title',
      cell: (product) => <ProductTitle product={product} />,
    },
    status: { ...PRODUCT_COLUMNS.status, width: '112px', sort: 'status' },
    variants: {
      header: 'admin.product.columns.variants',
      align: 'end',
      width: '80px',
      value: ({ variants }) => variants.length,
    },
    stock: {
      header: 'admin.product.columns.stock',
      width: '160px',
      value: ({ variants }, context) => stockText(variants, context),
    },
    collection: { ...PRODUCT_COLUMNS.collection, width: '144px' },
    type: {
      header: 'admin.product.organisation.type',
      width: '112px',
      isHidden: true,
      field: 'type.value',
      value: ({ type }) => type?.value,
    },
    channels: {
      header: 'admin.product.organisation.channels',
      width: '144px',
      isHidden: true,
      field: 'sales_channels.name',
      flag: 'sales_channels',
      value: ({ sales_channels }) => sales_channels?.map(({ name }) => name).join(', '),
      cell: ({ sales_channels: [first, ...others] = [] }, { locale }) =>
        first ? (
          <>
            <bdi>{first.name}</bdi>
            {others.length > 0 ? ` +${formatNumber(others.length, locale)}` : null}
          </>
        ) : (
          '–'
        ),
    },
    created: dateColumn('created_at', 'admin.product.columns.created'),
    updated: dateColumn('updated_at', 'admin.product.columns.updated'),
  },
  views: [{ id: 'unpublished', label: 'products.views.unpublished', set: { status: ['draft'] } }],
  failed: 'admin.product.failed',
})
