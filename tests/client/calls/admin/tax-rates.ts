import { shippingOptions, taxRates } from '@stoa/api/admin'
import { row } from '../../call-row.ts'
import { firstOf } from '../../prepare/first-of.ts'

const FIELDS = ['id', 'name', 'code', 'rate', 'region_id', 'created_at', 'updated_at', 'product_count']
const WITH_PRODUCTS = { expand: ['products'] }
const WITH_TYPES = { expand: ['product_types'] }
const WITH_OPTIONS = { expand: ['shipping_options'] }

export const rows = [
  row({
    name: 'admin.taxRates.create',
    route: 'POST /admin/tax-rates',
    query: 'expand[]=products',
    body: { code: 'BOOKS', name: 'Books', region_id: '{region}', rate: 7 },
    call: (http, id) =>
      taxRates.create(
        http,
        { code: 'BOOKS', name: 'Books', region_id: id('region'), rate: 7 },
        WITH_PRODUCTS,
      ),
    learn: ({ tax_rate }) => ({ books: tax_rate.id }),
  }),
  row({
    name: 'admin.taxRates.update',
    route: 'POST /admin/tax-rates/{books}',
    query: 'expand[]=products',
    body: { rate: 5, products: [] },
    call: (http, id) => taxRates.update(http, id('books'), { rate: 5, products: [] }, WITH_PRODUCTS),
  }),
  row({
    name: 'admin.taxRates.addProducts',
    route: 'POST /admin/tax-rates/{books}/products/batch',
    query: 'expand[]=products',
    body: { products: ['{product}'] },
    call: (http, id) => taxRates.addProducts(http, id('books'), { products: [id('product')] }, WITH_PRODUCTS),
  }),
  row({
    name: 'admin.taxRates.addProductTypes',
    route: 'POST /admin/tax-rates/{books}/product-types/batch',
    query: 'expand[]=product_types',
    body: { product_types: ['{product_type}'] },
    call: (http, id) =>
      taxRates.addProductTypes(http, id('books'), { product_types: [id('product_type')] }, WITH_TYPES),
  }),
  row({
    name: 'admin.taxRates.addShippingOptions',
    route: 'POST /admin/tax-rates/{books}/shipping-options/batch',
    query: 'expand[]=shipping_options',
    body: { shipping_options: ['{taxed_shipping}'] },
    prepare: async (http, id) => {
      const known = await shippingOptions.list(http, { region_id: id('region'), limit: 1 })
      return { taxed_shipping: firstOf(known.shipping_options).id }
    },
    call: (http, id) =>
      taxRates.addShippingOptions(
        http,
        id('books'),
        { shipping_options: [id('taxed_shipping')] },
        WITH_OPTIONS,
      ),
  }),
  row({
    name: 'admin.taxRates.retrieve',
    route: 'GET /admin/tax-rates/{books}',
    query: 'expand[]=products&expand[]=product_types&expand[]=shipping_options',
    call: (http, id) =>
      taxRates.retrieve(http, id('books'), {
        expand: ['products', 'product_types', 'shipping_options'],
      }),
  }),
  row({
    name: 'admin.taxRates.list',
    route: 'GET /admin/tax-rates',
    query: `region_id={region}&${FIELDS.map((name) => `fields[]=${name}`).join('&')}&limit=5`,
    call: (http, id) => taxRates.list(http, { region_id: id('region'), fields: FIELDS, limit: 5 }),
  }),
  row({
    name: 'admin.taxRates.removeProducts',
    route: 'DELETE /admin/tax-rates/{books}/products/batch',
    query: 'expand[]=products',
    body: { products: ['{product}'] },
    call: (http, id) =>
      taxRates.removeProducts(http, id('books'), { products: [id('product')] }, WITH_PRODUCTS),
  }),
  row({
    name: 'admin.taxRates.removeProductTypes',
    route: 'DELETE /admin/tax-rates/{books}/product-types/batch',
    query: 'expand[]=product_types',
    body: { product_types: ['{product_type}'] },
    call: (http, id) =>
      taxRates.removeProductTypes(http, id('books'), { product_types: [id('product_type')] }, WITH_TYPES),
  }),
  row({
    name: 'admin.taxRates.removeShippingOptions',
    route: 'DELETE /admin/tax-rates/{books}/shipping-options/batch',
    query: 'expand[]=shipping_options',
    body: { shipping_options: ['{taxed_shipping}'] },
    call: (http, id) =>
      taxRates.removeShippingOptions(
        http,
        id('books'),
        { shipping_options: [id('taxed_shipping')] },
        WITH_OPTIONS,
      ),
  }),
  row({
    name: 'admin.taxRates.delete',
    route: 'DELETE /admin/tax-rates/{books}',
    call: (http, id) => taxRates.delete(http, id('books')),
  }),
]
