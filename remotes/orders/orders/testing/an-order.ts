import type { AdminOrder } from '@stoa/api/admin/orders'

const AT = '2026-11-12T17:53:00.000Z'

export const aLine = (more: object = {}) => ({
  id: 'item_1',
  title: 'Harbour Mug',
  description: 'Slate',
  thumbnail: null,
  quantity: 3,
  fulfilled_quantity: null,
  shipped_quantity: null,
  returned_quantity: null,
  unit_price: 1000,
  subtotal: 3000,
  total: 3570,
  variant_id: 'variant_1',
  variant: { id: 'variant_1', sku: 'MUG', manage_inventory: true, allow_backorder: false },
  adjustments: [],
  ...more,
})

export const aPayment = (more: object = {}) => ({
  id: 'pay_1',
  amount: 3570,
  amount_refunded: 0,
  currency_code: 'eur',
  provider_id: 'manual',
  captured_at: null,
  canceled_at: null,
  swap_id: null,
  created_at: AT,
  ...more,
})

/** An order of three mugs for € 35.70, authorized and not yet packed. */
export const anOrder = (more: object = {}): AdminOrder =>
  ({
    id: 'order_1',
    display_id: 350,
    status: 'pending',
    payment_status: 'awaiting',
    fulfillment_status: 'not_fulfilled',
    created_at: AT,
    canceled_at: null,
    email: 'mara@example.com',
    currency_code: 'eur',
    region_id: 'reg_1',
    no_notification: false,
    subtotal: 3000,
    discount_total: 0,
    gift_card_total: 0,
    shipping_total: 0,
    tax_total: 570,
    total: 3570,
    refunded_total: 0,
    items: [aLine()],
    payments: [aPayment()],
    refunds: [],
    returns: [],
    swaps: [],
    claims: [],
    edits: [],
    fulfillments: [],
    shipping_methods: [],
    discounts: [],
    gift_card_transactions: [],
    customer: { id: 'cus_1', first_name: 'Mara', last_name: 'Arendt', phone: null, has_account: false },
    shipping_address: null,
    billing_address: null,
    sales_channel: null,
    region: { id: 'reg_1', countries: [] },
    ...more,
  }) as unknown as AdminOrder
