import { useTranslation } from '@stoa/i18n/react'
import { useRemembered } from '@stoa/ui/remembered'
import { Skeleton } from '@stoa/ui/skeleton'
import type { ReactNode } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'

import { FormPage } from '../../account/form-page.tsx'
import { CartChanges } from '../../components/cart-changes.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { ShopZone } from '../../extensions/shop-zone.tsx'
import type { Cart } from '../../model/cart.ts'
import { type CheckoutStep, stepAfter, stepPath, stepToShow } from '../../model/checkout-steps.ts'
import { listPath } from '../../model/shop-address.ts'
import { swapPath } from '../../returns/exchange.ts'
import { rememberedCart } from '../../state/memory.ts'
import { RegionContext, useRegion } from '../../state/region.ts'
import { useCartOf } from '../../state/use-cart.ts'
import { useOwnCart } from '../../state/use-own-cart.ts'
import { AddressStep } from './address-step.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import styles from './checkout.module.css'
import { DeliveryStep } from './delivery-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PlacedCart } from './placed-cart.tsx'
import { ReviewStep } from './review-step.tsx'
import { StepList } from './step-list.tsx'
import type { StepProps } from './step-props.ts'

const STEPS: Record<CheckoutStep, (props: StepProps) => ReactNode> = {
  address: AddressStep,
  delivery: DeliveryStep,
  payment: PaymentStep,
  review: ReviewStep,
}

/** The checkout, one step after the other. The step is in the URL. */
export function Checkout() {
  const [search] = useSearchParams()
  const linked = search.get('cart_id')
  const own = useRemembered(rememberedCart)
  const { changes, ...sync } = useOwnCart(linked === null)
  const query = useCartOf(linked ?? own)
  if (sync.isPending) return <Skeleton height="480px" />
  if (sync.error) return <LoadFailure query={{ ...sync, isFetching: false, refetch: () => sync.mutate() }} />
  if (query.completedId) return <PlacedCart cartId={query.completedId} />
  if (query.error) return <LoadFailure query={{ ...query, failureReason: null }} />
  if (query.isPending) return <Skeleton height="480px" />
  if (!query.cart?.items.length) return linked ? <DeadLink /> : <Navigate to="/cart" replace />
  if (query.cart.type === 'swap') return <Navigate to={swapPath(query.cart.id)} replace />
  return (
    <CartRegion cart={query.cart}>
      <CartChanges changes={changes} currency={query.cart.region.currency_code} />
      <CheckoutSteps cart={query.cart} />
    </CartRegion>
  )
}

function DeadLink() {
  const { t } = useTranslation()
  return (
    <FormPage
      title={t('checkout.deadLink')}
      lead={t('checkout.deadLinkHint')}
      links={<Link to={listPath()}>{t('cart.toShop')}</Link>}
    />
  )
}

/** A cart of a payment link may belong to another region than the one that the shopper browses in. */
function CartRegion({ cart, children }: { cart: Cart; children: ReactNode }) {
  const choice = useRegion()
  const destination = choice.destinations.find(({ region }) => region.id === cart.region_id)
  if (!destination || cart.region_id === choice.region.id) return children
  const country = cart.shipping_address?.country_code ?? destination.country
  return <RegionContext value={{ ...choice, ...destination, country }}>{children}</RegionContext>
}

function CheckoutSteps({ cart }: { cart: Cart }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const requested = search.get('step')
  const step = stepToShow(requested, cart)
  if (step !== requested) return <Navigate to={stepPath(search, step)} replace />
  const Step = STEPS[step]
  return (
    <div className={styles.columns}>
      <div className={styles.step}>
        <StepList current={step} cart={cart} />
        <PageHeading title={t(`checkout.${step}.title`)} />
        <Step cart={cart} onDone={() => void navigate(stepPath(search, stepAfter(step)))} />
        <ShopZone
          name="checkout.step"
          checkout={{
            step,
            cart: {
              id: cart.id,
              email: cart.email ?? null,
              currency_code: cart.region.currency_code,
              total: cart.total ?? 0,
            },
          }}
        />
      </div>
      <CheckoutSummary cart={cart} />
    </div>
  )
}
