import { createRemembered, type Remembered, textLike } from '@stoa/api/remembered'
import { useSyncExternalStore } from 'react'

/** The id of the shopper's cart. */
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

/** A remembered value; renders anew when it is written, here or in another tab. */
export const useRemembered = <Value>({ subscribe, read }: Remembered<Value>): Value | null =>
  useSyncExternalStore(subscribe, read)
