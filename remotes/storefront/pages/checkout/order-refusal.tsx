import { formatList } from '@stoa/i18n/lists'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Link } from '@stoa/ui/link'
import { useSearchParams } from 'react-router'

import { shortLines } from '../../model/availability.ts'
import { type Cart, lineName } from '../../model/cart.ts'
import { stepPath } from '../../model/checkout-steps.ts'
import { LetterLink } from '../../orders/letter-link.tsx'
import styles from './order-refusal.module.css'
import type { Refusal } from './use-place-order.ts'

interface OrderRefusalProps {
  refusal: Exclude<Refusal, { kind: 'more' }>
  cart: Cart
}

/** Why an order was not placed, and how to go on. */
export function OrderRefusal({ refusal, cart }: OrderRefusalProps) {
  const { t } = useTranslation()
  const { locale } = useFormats()
  if (refusal.kind === 'other') return refusal.message
  if (refusal.kind === 'payment') return <PayAnotherWay reason={t('checkout.review.paymentRefused')} />
  const short = shortLines(cart.items)
  const items = formatList(short.map(lineName), locale)
  const missing =
    short.length > 0 ? t('checkout.review.missing', { items, count: short.length }) : t('failures.stock')
  return (
    <div className={styles.refusal}>
      <p>{refusal.kind === 'stock' ? missing : t('checkout.review.spent')}</p>
      <OtherCart />
    </div>
  )
}

/** No line of a refused cart can be changed. The cart page takes a new one; for a payment link the shop makes it. */
function OtherCart() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  if (!search.has('cart_id')) return <Link href="/cart">{t('checkout.review.backToCart')}</Link>
  return (
    <>
      <p>{t('checkout.review.askForLink')}</p>
      <LetterLink
        subject={t('checkout.review.linkSubject')}
        body={t('checkout.review.linkBody', { link: location.href })}
      />
    </>
  )
}

/** Leads back to the choice of payment. */
export function PayAnotherWay({ reason }: { reason: string }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  return (
    <div className={styles.refusal}>
      <p>{reason}</p>
      <Link href={`/checkout${stepPath(search, 'payment')}`}>{t('checkout.review.otherPayment')}</Link>
    </div>
  )
}
