/** Where a template of the store has the cart. */
const CART = /\{(?:cart_id|payment_id)\}/g

/** The address at which a shopper pays a cart; undefined without a template that has a place for it. */
export function paymentLink(template: string | null | undefined, cartId: string): string | undefined {
  if (!template?.match(CART)) return undefined
  return template.replace(CART, encodeURIComponent(cartId))
}
