import { useSessionCart } from '@stoa/api/store/session-cart'
import { useEffect } from 'react'

import { loadCartPage } from '../boot/cart-page.ts'

/** Loads the cart's code as soon as there is something in the cart, so that it also opens without a connection. */
export function useCartAtHand(): void {
  const isFilled = useSessionCart().totalItems > 0

  useEffect(() => {
    // Opening the cart tries again.
    if (isFilled) loadCartPage().catch(() => undefined)
  }, [isFilled])
}
