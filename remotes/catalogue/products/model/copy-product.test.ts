import type { AdminProduct } from '@stoa/api/admin/products'

import { copyPayload } from './copy-product.ts'

const cup = {
  title: 'Cup',
  handle: 'cup',
  is_giftcard: false,
  discountable: true,
  subtitle: null,
  weight: 200,
  type: { id: 't1', value: 'Cups' },
  collection: null,
  tags: [{ id: 'tag_1', value: 'tea' }],
  images: [{ id: 'i1', url: '/a.png' }],
  metadata: null,
  options: [{ id: 'o1', title: 'Size' }],
  variants: [
    {
      title: 'S',
      sku: 'CUP-S',
      inventory_quantity: 7,
      manage_inventory: true,
      allow_backorder: false,
      options: [{ option_id: 'o1', value: 'S' }],
      prices: [
        { amount: 500, currency_code: 'eur', region_id: null, price_list_id: null },
        { amount: 400, currency_code: 'eur', region_id: null, price_list_id: 'pl_1' },
      ],
    },
  ],
} as unknown as AdminProduct

it('copies a product as a draft without stock, codes and prices of price lists', () => {
  expect(copyPayload(cup, { title: 'Cup copy', handle: 'cup-2' })).toEqual({
    title: 'Cup copy',
    handle: 'cup-2',
    status: 'draft',
    is_giftcard: false,
    discountable: true,
    weight: 200,
    type: { value: 'Cups' },
    tags: [{ value: 'tea' }],
    images: ['/a.png'],
    options: [{ title: 'Size' }],
    variants: [
      {
        title: 'S',
        manage_inventory: true,
        allow_backorder: false,
        prices: [{ amount: 500, currency_code: 'eur' }],
        options: [{ value: 'S' }],
      },
    ],
  })
})
