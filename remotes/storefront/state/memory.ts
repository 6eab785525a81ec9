import { createRemembered, textLike } from '@stoa/ui/remembered'

import { readRegions } from '../model/countries.ts'

/** The id of the shopper's cart on the server: there is one from the first checkout on. */
export const rememberedCart = createRemembered({
  key: 'stoa.cart',
  storage: 'localStorage',
  check: textLike(/^cart_\w+$/),
})

/** The store's regions when it last answered: the cart opens with them while it does not. */
export const rememberedRegions = createRemembered({
  key: 'stoa.regions',
  storage: 'localStorage',
  check: readRegions,
})

/** The country that the shopper chose. */
export const rememberedCountry = createRemembered({
  key: 'stoa.country',
  storage: 'localStorage',
  check: textLike(/^[a-z]{2}$/),
})
