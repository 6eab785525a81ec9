/** Options for one payment; `@medusajs/client-types` has none. */
export interface PaymentQuery {
  expand?: string
  fields?: string
}
