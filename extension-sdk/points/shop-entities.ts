import type { Metadata } from './entities.ts'

/** The product that a shopper looks at. */
export interface ShopProduct {
  id: string
  title: string
  handle: string | null
  metadata?: Metadata | null
  /** The chosen variant; null until one is chosen. */
  variant_id: string | null
  /** In minor units of `currency_code`: of the chosen variant, else the lowest; null when it is not sold here. */
  price: number | null
  currency_code: string
  /** Of the shopper's region. */
  region: { id: string; metadata?: Metadata | null }
}

/** The shopper's cart. */
export interface ShopCart {
  /** Null until the first checkout: before that the cart is in the browser alone. */
  id: string | null
  currency_code: string
  /** In minor units; without delivery, as the page shows it. */
  subtotal: number
  items: readonly { variant_id: string; title: string; quantity: number }[]
}

/** A step of the checkout. */
export interface ShopCheckout {
  step: 'address' | 'delivery' | 'payment' | 'review'
  cart: { id: string; email: string | null; currency_code: string; total: number }
}

/** The shopper who is signed in. */
export interface ShopCustomer {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  metadata?: Metadata | null
}

/** The order that was placed just now. Amounts are in minor units of `currency_code`. */
export interface PlacedOrder {
  id: string
  display_id: number
  email: string
  currency_code: string
  total: number
  items: readonly { variant_id: string | null; title: string; quantity: number }[]
}
