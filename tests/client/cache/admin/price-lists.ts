import {
  priceListKeys,
  priceListQueries,
  useAddPrices,
  useCreatePriceList,
  useDeletePriceList,
  useDeletePriceLists,
  useDeletePrices,
  useDeleteProductPrices,
  useDeleteProductsPrices,
  useDeleteVariantPrices,
  useSwitchPriceLists,
  useUpdatePriceList,
  useWritePrices,
} from '@stoa/api/admin/price-lists'
import type { PricesCall } from '@stoa/api/admin/price-lists'
import { productKeys } from '@stoa/api/admin/products'
import { variantKeys } from '@stoa/api/admin/variants'
import { written } from '../../cache-row.ts'
import type { QueriesOf } from '../../cache-row.ts'

export const queries: QueriesOf<typeof priceListQueries> = (http) => ({
  list: [priceListQueries(http).list(), priceListQueries(http).list({ status: ['draft'] })],
  detail: [priceListQueries(http).detail('pl_1'), priceListQueries(http).detail('pl_2')],
  summary: [priceListQueries(http).summary('pl_1'), priceListQueries(http).summary('pl_2')],
  products: [
    priceListQueries(http).products('pl_1'),
    priceListQueries(http).products('pl_1', { offset: 50 }),
    priceListQueries(http).products('pl_2'),
  ],
})

const id = 'pl_1'
const pricesElsewhere = [productKeys.lists(), productKeys.details(), variantKeys.all]
const list = [priceListKeys.lists(), priceListKeys.detail(id), ...pricesElsewhere]
const price = { variant_id: 'variant_1', amount: 1900, currency_code: 'usd' }
const added: PricesCall = { kind: 'added', prices: [price] }
const named = { name: 'Sale', description: 'In spring', type: 'sale' } as const
const ofProduct = [
  priceListKeys.detail(id),
  productKeys.lists(),
  productKeys.detail('prod_1'),
  variantKeys.all,
]

export const writes = [
  written(useCreatePriceList, { ...named, prices: [price] }, [priceListKeys.lists(), ...pricesElsewhere]),
  written(useUpdatePriceList, { id, changes: { name: 'Clearance' } }, list),
  written(useDeletePriceList, { id }, list),
  written(useSwitchPriceLists, { ids: [id], change: { status: 'draft' } }, list),
  written(useDeletePriceLists, { ids: [id], change: undefined }, list),
  written(useAddPrices, { id, payload: { prices: [price] } }, [priceListKeys.detail(id), ...pricesElsewhere]),
  written(useDeletePrices, { id, priceIds: ['ma_1'] }, [priceListKeys.detail(id), ...pricesElsewhere]),
  written(useWritePrices, { ids: ['1'], change: { listId: id, calls: new Map([['1', added]]) } }, [
    priceListKeys.lists(),
    priceListKeys.details(),
    ...pricesElsewhere,
  ]),
  written(useDeleteProductPrices, { id, productId: 'prod_1' }, ofProduct),
  written(useDeleteProductsPrices, { id, productIds: ['prod_1'] }, ofProduct),
  written(useDeleteVariantPrices, { id, variantId: 'variant_1' }, [
    priceListKeys.detail(id),
    productKeys.lists(),
    productKeys.details(),
    variantKeys.lists(),
    variantKeys.detail('variant_1'),
  ]),
]
