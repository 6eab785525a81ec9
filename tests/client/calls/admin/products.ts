import { products } from '@stoa/api/admin'
import { row } from '../../call-row.ts'

export const rows = [
  row({
    name: 'admin.products.create',
    route: 'POST /admin/products',
    body: {
      title: 'Tea towel',
      handle: '{own_handle}',
      options: [{ title: 'Pattern' }],
      variants: [
        {
          title: 'Striped',
          manage_inventory: false,
          options: [{ value: 'Striped' }],
          prices: [{ currency_code: 'eur', amount: 1200 }],
        },
      ],
    },
    prepare: async () => ({ own_handle: `tea-towel-${Date.now()}` }),
    call: (http, id) =>
      products.create(http, {
        title: 'Tea towel',
        handle: id('own_handle'),
        options: [{ title: 'Pattern' }],
        variants: [
          {
            title: 'Striped',
            manage_inventory: false,
            options: [{ value: 'Striped' }],
            prices: [{ currency_code: 'eur', amount: 1200 }],
          },
        ],
      }),
    learn: ({ product }) => ({ own_product: product.id, pattern: product.options[0]?.id ?? '' }),
  }),
  row({
    name: 'admin.products.retrieve',
    route: 'GET /admin/products/{own_product}',
    call: (http, id) => products.retrieve(http, id('own_product')),
  }),
  row({
    name: 'admin.products.update',
    route: 'POST /admin/products/{own_product}',
    body: { title: 'Linen tea towel', status: 'published', weight: null, type: null, collection_id: null },
    call: (http, id) =>
      products.update(http, id('own_product'), {
        title: 'Linen tea towel',
        status: 'published',
        weight: null,
        type: null,
        collection_id: null,
      }),
  }),
  row({
    name: 'admin.products.list',
    route: 'GET /admin/products',
    query: 'q=towel&status[]=draft&status[]=published&limit=5',
    call: (http) => products.list(http, { q: 'towel', status: ['draft', 'published'], limit: 5 }),
  }),
  row({
    name: 'admin.products.listTypes',
    route: 'GET /admin/products/types',
    call: (http) => products.listTypes(http),
  }),
  row({
    name: 'admin.products.listTags',
    route: 'GET /admin/products/tag-usage',
    call: (http) => products.listTags(http),
  }),
  row({
    name: 'admin.products.setMetadata',
    route: 'POST /admin/products/{own_product}/metadata',
    body: { key: 'care', value: 'Wash at 60 °C' },
    call: (http, id) =>
      products.setMetadata(http, id('own_product'), { key: 'care', value: 'Wash at 60 °C' }),
  }),
  row({
    name: 'admin.products.createVariant',
    route: 'POST /admin/products/{own_product}/variants',
    body: {
      title: 'Dotted',
      manage_inventory: false,
      options: [{ option_id: '{pattern}', value: 'Dotted' }],
      prices: [{ currency_code: 'eur', amount: 1300 }],
    },
    call: (http, id) =>
      products.createVariant(http, id('own_product'), {
        title: 'Dotted',
        manage_inventory: false,
        options: [{ option_id: id('pattern'), value: 'Dotted' }],
        prices: [{ currency_code: 'eur', amount: 1300 }],
      }),
    learn: ({ product }) => ({ dotted: product.variants.find(({ title }) => title === 'Dotted')?.id ?? '' }),
  }),
  row({
    name: 'admin.products.updateVariant',
    route: 'POST /admin/products/{own_product}/variants/{dotted}',
    body: { title: 'Spotted', sku: null, prices: [{ currency_code: 'eur', amount: 1250 }] },
    call: (http, id) =>
      products.updateVariant(http, id('own_product'), id('dotted'), {
        title: 'Spotted',
        sku: null,
        prices: [{ currency_code: 'eur', amount: 1250 }],
      }),
  }),
  row({
    name: 'admin.products.listVariants',
    route: 'GET /admin/products/{own_product}/variants',
    query: 'q=spotted&allow_backorder=false&limit=5',
    call: (http, id) =>
      products.listVariants(http, id('own_product'), { q: 'spotted', allow_backorder: false, limit: 5 }),
  }),
  row({
    name: 'admin.products.deleteVariant',
    route: 'DELETE /admin/products/{own_product}/variants/{dotted}',
    call: (http, id) => products.deleteVariant(http, id('own_product'), id('dotted')),
  }),
  row({
    name: 'admin.products.addOption',
    route: 'POST /admin/products/{own_product}/options',
    body: { title: 'Weave' },
    call: (http, id) => products.addOption(http, id('own_product'), { title: 'Weave' }),
    learn: ({ product }) => ({ weave: product.options.find(({ title }) => title === 'Weave')?.id ?? '' }),
  }),
  row({
    name: 'admin.products.updateOption',
    route: 'POST /admin/products/{own_product}/options/{weave}',
    body: { title: 'Fabric' },
    call: (http, id) => products.updateOption(http, id('own_product'), id('weave'), { title: 'Fabric' }),
  }),
  row({
    name: 'admin.products.deleteOption',
    route: 'DELETE /admin/products/{own_product}/options/{weave}',
    call: (http, id) => products.deleteOption(http, id('own_product'), id('weave')),
  }),
  row({
    name: 'admin.products.delete',
    route: 'DELETE /admin/products/{own_product}',
    call: (http, id) => products.delete(http, id('own_product')),
  }),
]
