import { readSessionCart, SESSION_CART_KEY } from '@stoa/api/store/session-cart'
import { createRemembered } from '@stoa/ui/remembered'

/** The cart in the browser: what the shopper wants, before and beside the one on the server. */
export const rememberedSession = createRemembered({
  key: SESSION_CART_KEY,
  storage: 'localStorage',
  check: readSessionCart,
})
