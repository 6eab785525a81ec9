import { products } from '@stoa/api/store'
import { row } from '../../call-row.ts'
import { firstOf } from '../../prepare/first-of.ts'

export const rows = [
  row({
    name: 'store.products.list',
    route: 'GET /store/products',
    query: 'handle=gift-card&region_id={region}&limit=1',
    call: (http, id) => products.list(http, { handle: 'gift-card', region_id: id('region'), limit: 1 }),
    learn: ({ products: [found] }) => ({ shown_product: firstOf(found && [found]).id }),
  }),
  row({
    name: 'store.products.retrieve',
    route: 'GET /store/products/{shown_product}',
    query: 'region_id={region}',
    call: (http, id) => products.retrieve(http, id('shown_product'), { region_id: id('region') }),
    learn: ({ product }) => ({ shown_variant: firstOf(product.variants).id ?? '' }),
  }),
  row({
    name: 'store.products.search',
    route: 'POST /store/products/search',
    body: { q: 'mug', limit: 5 },
    call: (http) => products.search(http, { q: 'mug', limit: 5 }),
  }),
  row({
    name: 'store.products.variants.list',
    route: 'GET /store/variants',
    query: 'region_id={region}&inventory_quantity[gt]=3&limit=2',
    call: (http, id) =>
      products.variants.list(http, { region_id: id('region'), inventory_quantity: { gt: 3 }, limit: 2 }),
  }),
  row({
    name: 'store.products.variants.retrieve',
    route: 'GET /store/variants/{shown_variant}',
    query: 'region_id={region}',
    call: (http, id) => products.variants.retrieve(http, id('shown_variant'), { region_id: id('region') }),
  }),
]
