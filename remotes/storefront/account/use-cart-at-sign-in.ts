import { useFormats, useTranslation } from '@stoa/i18n/react'

import { cartChangeText } from '../state/cart-change-text.ts'
import { showNotice } from '../state/notices.ts'
import { useRegion } from '../state/region.ts'
import { useBringCart } from '../state/use-own-cart.ts'

/**
 * Returns the function that gives an account that was just signed in the cart of this browser. A notice tells what became
 * different, such as prices of the account's group.
 */
export function useCartAtSignIn(): () => Promise<void> {
  const { t } = useTranslation()
  const { money } = useFormats()
  const { currency } = useRegion()
  const { mutateAsync } = useBringCart((changes) => {
    showNotice({
      tone: 'warning',
      title: t('cartChanges.title'),
      message: changes.map((change) => cartChangeText(change, t, (amount) => money(amount, currency))),
      isForNextPage: true,
    })
  })
  // The checkout tries again, and says why it cannot.
  return () => mutateAsync().catch(() => undefined)
}
