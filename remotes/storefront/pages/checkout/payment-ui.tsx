import { Skeleton } from '@stoa/ui/skeleton'
import type { ComponentType, ReactNode } from 'react'

import { lazyPiece } from '../../components/lazy-piece.tsx'
import type { Cart } from '../../model/cart.ts'

/** Props of what a payment provider shows when it needs something from the shopper. */
export interface PaymentUiProps {
  providerId: string
  cart: Cart
  /** Called when the payment may be tried again. */
  onDone: () => void
  /** Shown where the payment cannot be continued. */
  otherwise: ReactNode
}

const fallback = <Skeleton height="120px" />

/** The code of each payment provider that shows something of its own, loaded when it is needed. */
const PAYMENT_UIS: Readonly<Record<string, ComponentType<PaymentUiProps>>> = {
  'test-pay': lazyPiece(() => import('./test-pay.tsx'), { fallback }),
}

/** What the provider needs from the shopper before it authorizes the payment. */
export function PaymentUi(props: PaymentUiProps) {
  const Ui = PAYMENT_UIS[props.providerId]
  return Ui ? <Ui {...props} /> : props.otherwise
}
