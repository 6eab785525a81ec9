import type { AdminOrder } from '@stoa/api/admin/orders'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber } from '@stoa/i18n/numbers'
import { Link } from '@stoa/ui/link'
import { Thumbnail } from '@stoa/ui/thumbnail'

import { LineAllocation } from './line-allocation.tsx'
import styles from './line-items.module.css'
import type { LineReservations } from './use-reservation-steps.ts'

interface LineItemsProps {
  order: AdminOrder
  /** What is set aside for the lines; undefined where no stock is kept, or until it is known. */
  reservations: LineReservations | undefined
}

export function LineItems({ order, reservations }: LineItemsProps) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const { items, currency_code } = order
  const money = (amount: number) => formatMoney(amount, currency_code, locale)
  return (
    <ul className={styles.items} aria-label={t('orders.summary.items')}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <Thumbnail src={item.thumbnail} alt="" />
          <div className={styles.text}>
            <p className={styles.title}>
              {item.variant?.product_id ? (
                <Link href={href(`/products/${item.variant.product_id}`)}>
                  <bdi>{item.title}</bdi>
                </Link>
              ) : (
                <bdi>{item.title}</bdi>
              )}
            </p>
            <p className={styles.details}>
              {item.description ? <bdi>{item.description}</bdi> : null}
              {reservations ? <LineAllocation order={order} line={item} reservations={reservations} /> : null}
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
