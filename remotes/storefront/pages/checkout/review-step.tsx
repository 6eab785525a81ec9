import { addressLines } from '@stoa/i18n/addresses'
import { formatList } from '@stoa/i18n/lists'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { Link } from '@stoa/ui/link'
import type { ReactNode } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'

import { shortLines } from '../../model/availability.ts'
import { lineName } from '../../model/cart.ts'
import { type CheckoutStep, needsPayment, stepPath } from '../../model/checkout-steps.ts'
import { PaymentUi } from './payment-ui.tsx'
import styles from './review-step.module.css'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'
import { usePlaceOrder } from './use-place-order.ts'

const LEGAL_LINKS = ['terms', 'privacy'] as const

/** Everything once more, and the button that orders. */
export function ReviewStep({ cart }: StepProps) {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const { place, isPlacing, refusal } = usePlaceOrder(cart.id)
  const session = cart.payment_sessions.find(({ is_selected }) => is_selected)
  const provider = session?.provider_id
  const [search] = useSearchParams()
  const short = shortLines(cart.items)

  const payAnotherWay = (reason: string): ReactNode => (
    <>
      <p>{reason}</p>
      <Link href={`/checkout${stepPath(search, 'payment')}`}>{t('checkout.review.otherPayment')}</Link>
    </>
  )

  function refusalText(): ReactNode {
    if (!refusal || refusal.kind === 'more') return null
    if (refusal.kind === 'other') return refusal.message
    if (refusal.kind === 'payment') return payAnotherWay(t('checkout.review.paymentRefused'))
    const items = formatList(short.map(lineName), locale)
    return (
      <>
        <p>
          {short.length > 0
            ? t('checkout.review.missing', { items, count: short.length })
            : t('failures.stock')}
        </p>
        <Link href="/cart">{t('checkout.review.backToCart')}</Link>
      </>
    )
  }

  return (
    <StepForm
      onSubmit={(event) => {
        event.preventDefault()
        void place()
      }}
      refusal={refusalText()}
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
          {needsPayment(cart) && provider
            ? t(`checkout.payment.providers.${provider}.title`, { defaultValue: provider })
            : t('checkout.payment.covered')}
        </Fact>
      </dl>
      {refusal?.kind === 'more' ? (
        <PaymentUi
          session={session}
          onDone={() => void place()}
          otherwise={<Banner tone="error">{payAnotherWay(t('checkout.review.paymentOpen'))}</Banner>}
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
