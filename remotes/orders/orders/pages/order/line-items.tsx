import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber } from '@stoa/i18n/numbers'
import { Badge } from '@stoa/ui/badge'
import { Thumbnail } from '@stoa/ui/thumbnail'

import { allocationOf, type LineReservation } from '../../model/packing.ts'
import styles from './line-items.module.css'

interface LineItemsProps {
  items: AdminOrder['items']
  currency: string
  /** What is set aside for the lines; undefined where no stock is kept, or until it is known. */
  reservations: readonly LineReservation[] | undefined
}

export function LineItems({ items, currency, reservations }: LineItemsProps) {
  const { t, locale } = useTranslation()
  const money = (amount: number) => formatMoney(amount, currency, locale)
  return (
    <ul className={styles.items} aria-label={t('orders.summary.items')}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <Thumbnail src={item.thumbnail} alt="" />
          <div className={styles.text}>
            <p className={styles.title}>
              <bdi>{item.title}</bdi>
            </p>
            <p className={styles.details}>
              {item.description ? <bdi>{item.description}</bdi> : null}
              <Allocation allocation={reservations && allocationOf(item, reservations)} />
              {item.variant?.sku ? <span>{t('orders.summary.sku', { sku: item.variant.sku })}</span> : null}
            </p>
          </div>
          <p className={styles.each}>
            <bdi>{money(item.unit_price)}</bdi> × <bdi>{formatNumber(item.quantity, locale)}</bdi>
          </p>
          <p className={styles.total}>
            <bdi>{money(item.subtotal)}</bdi>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Allocation({ allocation }: { allocation: ReturnType<typeof allocationOf> }) {
  const { t } = useTranslation()
  if (!allocation) return null
  const { needed, reserved } = allocation
  return (
    <Badge tone={reserved < needed ? 'warning' : 'success'} variant="dot">
      {t('order.reserve.state', { count: needed, reserved })}
    </Badge>
  )
}
