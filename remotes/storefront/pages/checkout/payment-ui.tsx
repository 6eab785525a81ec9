import { Skeleton } from '@stoa/ui/skeleton'
import { type ComponentType, lazy, Suspense } from 'react'

import type { Cart } from '../../model/cart.ts'

/** Props of what a payment provider shows when it needs something from the shopper. */
export interface PaymentUiProps {
  providerId: string
  cart: Cart
  /** Called when the payment may be tried again. */
  onDone: () => void
}

/** The code of each payment provider that shows something of its own, loaded when it is needed. */
const PAYMENT_UIS: Readonly<Record<string, ComponentType<PaymentUiProps>>> = {
  'test-pay': lazy(() => import('./test-pay.tsx')),
}

/** Whether a payment can be continued here. */
export const hasPaymentUi = (providerId: string | undefined): providerId is string =>
  providerId !== undefined && providerId in PAYMENT_UIS

/** What the provider needs from the shopper before it authorizes the payment. */
export function PaymentUi(props: PaymentUiProps) {
  const Ui = PAYMENT_UIS[props.providerId]
  if (!Ui) return null
  return (
    <Suspense fallback={<Skeleton height="120px" />}>
      <Ui {...props} />
    </Suspense>
  )
}
