import { priceLists } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

const named = { name: 'Spring sale', description: 'Two weeks in April', type: 'sale' } as const
const inDollars = { amount: 1900, currency_code: 'usd' }

export const rows = [
  row({
    name: 'admin.priceLists.create',
    route: 'POST /admin/price-lists',
    body: {
      ...named,
      starts_at: '2099-04-01T00:00:00.000Z',
      prices: [{ ...inDollars, variant_id: '{variant}' }],
      customer_groups: [{ id: '{customer_group}' }],
    },
    call: (http, id) =>
      priceLists.create(http, {
        ...named,
        starts_at: '2099-04-01T00:00:00.000Z',
        prices: [{ ...inDollars, variant_id: id('variant') }],
        customer_groups: [{ id: id('customer_group') }],
      }),
    learn: ({ price_list }) => ({ price_list: price_list.id, price: price_list.prices[0]?.id ?? '' }),
  }),
  row({
    name: 'admin.priceLists.update',
    route: 'POST /admin/price-lists/{price_list}',
    body: { name: 'Easter sale', starts_at: null },
    call: (http, id) => priceLists.update(http, id('price_list'), { name: 'Easter sale', starts_at: null }),
  }),
  row({
    name: 'admin.priceLists.retrieve',
    route: 'GET /admin/price-lists/{price_list}',
    call: (http, id) => priceLists.retrieve(http, id('price_list')),
  }),
  row({
    name: 'admin.priceLists.list',
    route: 'GET /admin/price-lists',
    query: 'status[]=draft&type[]=sale&customer_groups[]={customer_group}&expand=customer_groups&limit=5',
    call: (http, id) =>
      priceLists.list(http, {
        status: ['draft'],
        type: ['sale'],
        customer_groups: [id('customer_group')],
        expand: 'customer_groups',
        limit: 5,
      }),
  }),
  row({
    name: 'admin.priceLists.listProducts',
    route: 'GET /admin/price-lists/{price_list}/products',
    query: 'status[]=published&limit=5',
    call: (http, id) => priceLists.listProducts(http, id('price_list'), { status: ['published'], limit: 5 }),
  }),
  row({
    name: 'admin.priceLists.deletePrices',
    route: 'DELETE /admin/price-lists/{price_list}/prices/batch',
    body: { price_ids: ['{price}'] },
    call: (http, id) => priceLists.deletePrices(http, id('price_list'), { price_ids: [id('price')] }),
  }),
  row({
    name: 'admin.priceLists.addPrices',
    route: 'POST /admin/price-lists/{price_list}/prices/batch',
    body: { prices: [{ ...inDollars, variant_id: '{variant}', min_quantity: 2 }], override: true },
    call: (http, id) =>
      priceLists.addPrices(http, id('price_list'), {
        prices: [{ ...inDollars, variant_id: id('variant'), min_quantity: 2 }],
        override: true,
      }),
  }),
  row({
    name: 'admin.priceLists.deleteVariantPrices',
    route: 'DELETE /admin/price-lists/{price_list}/variants/{variant}/prices',
    call: (http, id) => priceLists.deleteVariantPrices(http, id('price_list'), id('variant')),
  }),
  row({
    name: 'admin.priceLists.deleteProductPrices',
    route: 'DELETE /admin/price-lists/{price_list}/products/{product}/prices',
    call: (http, id) => priceLists.deleteProductPrices(http, id('price_list'), id('product')),
  }),
  row({
    name: 'admin.priceLists.deleteProductsPrices',
    route: 'DELETE /admin/price-lists/{price_list}/products/prices/batch',
    body: { product_ids: ['{product}'] },
    call: (http, id) =>
      priceLists.deleteProductsPrices(http, id('price_list'), { product_ids: [id('product')] }),
  }),
  row({
    name: 'admin.priceLists.delete',
    route: 'DELETE /admin/price-lists/{price_list}',
    call: (http, id) => priceLists.delete(http, id('price_list')),
  }),
]
