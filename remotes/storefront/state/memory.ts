import { createRemembered, type Remembered, textLike } from '@stoa/api/remembered'
import { useSyncExternalStore } from 'react'

import { type AddressForm, readAddressForm } from '../model/address-form.ts'

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

/** The address step as it was last typed. */
export const rememberedAddress = createRemembered<AddressForm>({
  key: 'stoa.checkout.address',
  storage: 'sessionStorage',
  check: readAddressForm,
})

/** The delivery that was last ticked. */
export const rememberedDelivery = createRemembered({
  key: 'stoa.checkout.delivery',
  storage: 'sessionStorage',
  check: textLike(/^so_\w+$/),
})

/** The way to pay that was last ticked. */
export const rememberedPayment = createRemembered({
  key: 'stoa.checkout.payment',
  storage: 'sessionStorage',
  check: textLike(/^[\w-]+$/),
})

/** Forgets the cart and everything that was typed to buy it. */
export function forgetPurchase(): void {
  rememberedCart.write(null)
  rememberedAddress.write(null)
  rememberedDelivery.write(null)
  rememberedPayment.write(null)
}

/** A remembered value; renders anew when it is written, here or in another tab. */
export const useRemembered = <Value>({ subscribe, read }: Remembered<Value>): Value | null =>
  useSyncExternalStore(subscribe, read)
