import { createRemembered, textLike } from '@stoa/ui/remembered'

/** The id of the shopper's cart on the server: there is one from the first checkout on. */
export const rememberedCart = createRemembered({
  key: 'stoa.cart',
  storage: 'localStorage',
  check: textLike(/^cart_\w+$/),
})

/** The country that the shopper chose. */
export const rememberedCountry = createRemembered({
  key: 'stoa.country',
  storage: 'localStorage',
  check: textLike(/^[a-z]{2}$/),
})
