import { createRemembered, textLike } from '@stoa/ui/remembered'

import { type AddressForm, readAddressForm } from '../model/address-form.ts'
import { rememberedCart } from './memory.ts'
import { rememberedSession } from './session-memory.ts'

/** The address step as it was last typed. */
export const rememberedAddress = createRemembered<AddressForm>({
  key: 'stoa.checkout.address',
  storage: 'sessionStorage',
  check: readAddressForm,
})

/** The delivery that was last ticked; several, by comma, where not everything is delivered together. */
export const rememberedDelivery = createRemembered({
  key: 'stoa.checkout.delivery',
  storage: 'sessionStorage',
  check: textLike(/^so_\w+(,so_\w+)*$/),
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
  rememberedSession.write(null)
  rememberedAddress.write(null)
  rememberedDelivery.write(null)
  rememberedPayment.write(null)
}
