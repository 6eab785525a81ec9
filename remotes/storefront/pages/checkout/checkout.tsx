import { useTranslation } from '@stoa/i18n/react'
import { Skeleton } from '@stoa/ui/skeleton'
import { Navigate, useSearchParams } from 'react-router'

import { LoadFailure } from '../../components/load-failure.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import type { Cart } from '../../model/cart.ts'
import { type CheckoutStep, stepAfter, stepToShow } from '../../model/checkout-steps.ts'
import { useCart } from '../../state/use-cart.ts'
import { AddressStep } from './address-step.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import styles from './checkout.module.css'
import { DeliveryStep } from './delivery-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PlacedCart } from './placed-cart.tsx'
import { ReviewStep } from './review-step.tsx'
import { StepList } from './step-list.tsx'
import type { StepProps } from './step-props.ts'

const STEPS: Record<CheckoutStep, (props: StepProps) => React.ReactNode> = {
  address: AddressStep,
  delivery: DeliveryStep,
  payment: PaymentStep,
  review: ReviewStep,
}

/** The checkout, one step after the other. The step is in the URL. */
export function Checkout() {
  const query = useCart()
  if (query.completedId) return <PlacedCart cartId={query.completedId} />
  if (query.error) return <LoadFailure query={{ ...query, failureReason: null }} />
  if (query.isPending) return <Skeleton height="480px" />
  if (!query.cart?.items.length) return <Navigate to="/cart" replace />
  return <CheckoutSteps cart={query.cart} />
}

function CheckoutSteps({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const requested = search.get('step')
  const step = stepToShow(requested, cart)
  if (step !== requested) return <Navigate to={`?step=${step}`} replace />
  const Step = STEPS[step]
  return (
    <div className={styles['columns']}>
      <div className={styles['step']}>
        <StepList current={step} cart={cart} />
        <PageHeading title={t(`checkout.${step}.title`)} />
        <Step cart={cart} onDone={() => setSearch({ step: stepAfter(step) })} />
      </div>
      <CheckoutSummary cart={cart} />
    </div>
  )
}
