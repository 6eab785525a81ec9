import { Skeleton } from '@stoa/ui/skeleton'
import type { ComponentType, ReactNode } from 'react'

import { lazyPiece } from '../../components/lazy-piece.tsx'

/** The payment of a provider, with what the provider itself has put into it. */
export interface PaymentSession {
  provider_id: string
  data: Readonly<Record<string, unknown>>
}

/** Props of what a payment provider shows when it needs something from the shopper. */
export interface PaymentUiProps {
  session: PaymentSession
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

/** What the provider of a session needs from the shopper before it authorizes the payment. */
export function PaymentUi({ session, ...props }: Partial<PaymentUiProps> & Omit<PaymentUiProps, 'session'>) {
  const Ui = session && PAYMENT_UIS[session.provider_id]
  return Ui ? <Ui session={session} {...props} /> : props.otherwise
}
