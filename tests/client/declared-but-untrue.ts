/**
 * Where the server's answers are not what their types say, by type: the place in the answer, what the type says, and
 * what was sent. `nothing` is a field that is not there.
 */
export const DECLARED_BUT_UNTRUE: Record<string, readonly string[]> = {
  OrderPage: [
    'orders[].items[].gift_card_total: number, not nothing',
    'orders[].items[].variant.product: object, not nothing',
    'orders[].region.fulfillment_providers: FulfillmentProvider[], not nothing',
    'orders[].region.payment_providers: PaymentProvider[], not nothing',
  ],
  StoreProductTagsListRes: [
    'product_tags[].deleted_at: string | null, not nothing',
    'product_tags[].metadata: Record<string, any> | null, not nothing',
  ],
  StoreProductTypesListRes: [
    'product_types[].deleted_at: string | null, not nothing',
    'product_types[].metadata: Record<string, any> | null, not nothing',
  ],
  StoreRegionsListRes: [
    'regions[].countries[].id: string, not number',
    'regions[].countries[].num_code: string, not number',
  ],
  StoreRegionsRes: [
    'region.countries[].id: string, not number',
    'region.countries[].num_code: string, not number',
  ],
  StoreVariantsRes: ['variant.product.profile_id: string, not nothing'],
  '{ cart: Cart; }': [
    'cart.items[].gift_card_total: number, not nothing',
    'cart.items[].refundable: number, not nothing',
    'cart.items[].tax_lines[].created_at: string, not nothing',
    'cart.items[].tax_lines[].id: string, not nothing',
    'cart.items[].tax_lines[].metadata: Record<string, any> | null, not nothing',
    'cart.items[].tax_lines[].updated_at: string, not nothing',
    'cart.payment_session: PaymentSession | null, not nothing',
    'cart.refundable_amount: number, not nothing',
    'cart.refunded_total: number, not nothing',
    'cart.region.countries[].id: string, not number',
    'cart.region.countries[].num_code: string, not number',
    'cart.region.fulfillment_providers: FulfillmentProvider[], not nothing',
    'cart.shipping_methods[].tax_lines[].created_at: string, not nothing',
    'cart.shipping_methods[].tax_lines[].id: string, not nothing',
    'cart.shipping_methods[].tax_lines[].metadata: Record<string, any> | null, not nothing',
    'cart.shipping_methods[].tax_lines[].updated_at: string, not nothing',
  ],
  '{ order: ShopOrder; }': [
    'order.items[].gift_card_total: number, not nothing',
    'order.items[].variant.product: object, not nothing',
    'order.region.fulfillment_providers: FulfillmentProvider[], not nothing',
    'order.region.payment_providers: PaymentProvider[], not nothing',
  ],
  '{ order_edit: ShopOrderEdit; }': ['order_edit.items[].gift_card_total: number, not nothing'],
  '{ payment_collection: ShopPaymentCollection; }': [
    'payment_collection.region.fulfillment_providers: FulfillmentProvider[], not nothing',
  ],
  '{ swap: CartSwap; }': ['swap.cart.payment_session: PaymentSession | null, not nothing'],
  '{ swap: ShopSwap; }': ['swap.cart.payment_session: PaymentSession | null, not nothing'],
}
