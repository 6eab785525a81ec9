import { useSessionCart } from '@stoa/api/store/session-cart'
import { useEffect } from 'react'

/**
 * Keeps the cart's page as soon as there is something in the cart, so that it also opens without a connection. Where an
 * earlier page has kept it, a page of a newer build takes its place.
 */
export function useCartAtHand(): void {
  const isFilled = useSessionCart().totalItems > 0

  useEffect(() => {
    // Pages without HTTPS have no workers.
    if (isFilled || navigator.serviceWorker?.controller)
      import(/* webpackChunkName: "cart" */ '../offline/keep-offline.ts')
        .then(({ keepCart }) => keepCart())
        // Opening the cart tries again.
        .catch(() => undefined)
  }, [isFilled])
}
