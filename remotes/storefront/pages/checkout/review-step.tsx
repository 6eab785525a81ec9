import { addressLines } from '@stoa/i18n/addresses'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { TotalList } from '@stoa/ui/total-list'
import type { ReactNode } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'

import { paymentName } from '../../orders/payment-names.ts'
import { type CheckoutStep, needsPayment, stepPath } from '../../model/checkout-steps.ts'
import { OrderRefusal, PayAnotherWay } from './order-refusal.tsx'
import { PaymentUi } from './payment-ui.tsx'
import styles from './review-step.module.css'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { useAmounts } from './use-amounts.ts'
import { usePlaceOrder } from './use-place-order.ts'

const LEGAL_LINKS = ['terms', 'privacy'] as const

/** Everything once more, and the button that orders. */
export function ReviewStep({ cart }: StepProps) {
  const { t } = useTranslation()
  const { locale, money } = useFormats()
  const { amounts } = useAmounts(cart)
  const { place, isPlacing, refusal } = usePlaceOrder(cart.id)
  const session = cart.payment_sessions.find(({ is_selected }) => is_selected)
  const provider = session?.provider_id

  return (
    <StepForm
      onSubmit={(event) => {
        event.preventDefault()
        void place()
      }}
      refusal={refusal && refusal.kind !== 'more' ? <OrderRefusal refusal={refusal} cart={cart} /> : null}
      action={t('checkout.review.next')}
      isSubmitting={isPlacing}
    >
      <dl className={styles.facts}>
        <Fact step="address" term={t('checkout.review.contact')}>
          <bdi>{cart.email}</bdi>
        </Fact>
        <Fact step="address" term={t('checkout.review.deliverTo')}>
          {addressLines(cart.shipping_address, locale).map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </Fact>
        <Fact step="delivery" term={t('checkout.review.delivery')}>
          {cart.shipping_methods.map((method) => (
            <span key={method.id}>{method.shipping_option.name}</span>
          ))}
        </Fact>
        <Fact step="payment" term={t('checkout.review.payment')}>
          {needsPayment(cart) && provider ? paymentName(provider, t) : t('checkout.payment.covered')}
        </Fact>
      </dl>
      {refusal?.kind === 'more' ? (
        <PaymentUi
          session={session}
          onDone={() => void place()}
          otherwise={
            <Banner tone="error">
              <PayAnotherWay reason={t('checkout.review.paymentOpen')} />
            </Banner>
          }
        />
      ) : null}
      {amounts ? (
        <TotalList
          rows={[
            {
              id: 'total',
              label: t('totals.total'),
              value: money(amounts.total ?? 0, cart.region.currency_code),
              isResult: true,
            },
          ]}
        />
      ) : null}
      <p className={styles.legal}>
        {t('checkout.review.legal')}
        {LEGAL_LINKS.map((page) => (
          <RouterLink key={page} to={`/${page}`} className={styles.change}>
            {t(`legal.${page}`)}
          </RouterLink>
        ))}
      </p>
    </StepForm>
  )
}

function Fact({ step, term, children }: { step: CheckoutStep; term: string; children: ReactNode }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.details}>{children}</dd>
      <dd>
        <RouterLink
          to={stepPath(search, step)}
          className={styles.change}
          aria-label={t('checkout.review.changeFact', { term })}
        >
          {t('checkout.review.change')}
        </RouterLink>
      </dd>
    </div>
  )
}
