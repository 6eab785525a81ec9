/** What a payment can be asked for; `@medusajs/client-types` knows none of it. */
export interface PaymentQuery {
  expand?: string
  fields?: string
}
