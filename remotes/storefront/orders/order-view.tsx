import type { ShopOrder } from '@stoa/api/store/orders'
import { addressLines } from '@stoa/i18n/addresses'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Badge } from '@stoa/ui/badge'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import type { ReactNode } from 'react'

import { LineList } from '../components/line-list.tsx'
import { OrderTotals } from '../components/order-totals.tsx'
import { PageHeading } from '../components/page-heading.tsx'
import { linesOf } from '../model/cart.ts'
import { AnnouncedReturns } from '../returns/announced-returns.tsx'
import { deliveryNames } from './delivery-names.ts'
import { InvoiceHead, InvoiceLines } from './invoice.tsx'
import { OrderActions } from './order-actions.tsx'
import { stateOf, STATE_TONES } from './order-status.ts'
import styles from './order-view.module.css'
import { Parcels } from './parcels.tsx'
import { Payments } from './payments.tsx'

interface OrderViewProps {
  order: ShopOrder
  /** Shown under the order. */
  children?: ReactNode
}

/** One order as its buyer sees it; printed, it is the invoice. */
export function OrderView({ order, children }: OrderViewProps) {
  const { t } = useTranslation()
  const { dateTime, locale } = useFormats()
  const state = stateOf(order)
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <InvoiceHead order={order} />
        <p className={styles.printed}>{t('order.invoice')}</p>
        <PageHeading title={t('order.title', { number: order.display_id })} />
        <p className={styles.muted}>{t('order.date', { date: dateTime(order.created_at) })}</p>
        <Badge tone={STATE_TONES[state]}>{t(`order.states.${state}`)}</Badge>
      </div>
      <OrderActions order={order} />
      <AnnouncedReturns order={order} />
      <div className={styles.onScreen}>
        <Parcels order={order} />
      </div>
      <Card title={t('order.items')}>
        <div className={styles.onScreen}>
          <LineList lines={linesOf(order)} region={order.region} />
        </div>
        <InvoiceLines order={order} />
        <hr className={styles.rule} />
        <OrderTotals amounts={order} />
      </Card>
      <Payments order={order} />
      <Card title={t('order.delivery')}>
        <DescriptionList
          items={[
            { term: t('fields.email'), details: order.email },
            {
              term: t('confirmed.address'),
              details: addressLines(order.shipping_address, locale).join(', '),
            },
            { term: t('confirmed.delivery'), details: deliveryNames(order, locale) },
          ]}
        />
      </Card>
      {children}
    </div>
  )
}
