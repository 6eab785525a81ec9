import type { ShopOrder } from '@stoa/api/store/orders'
import { formatList } from '@stoa/i18n/lists'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Badge } from '@stoa/ui/badge'
import { EmptyState } from '@stoa/ui/empty-state'
import { Skeleton } from '@stoa/ui/skeleton'
import Package from 'lucide-react/icons/package'
import { Link } from 'react-router'

import { ActionLink } from '../components/action-link.tsx'
import { lineName, linesOf } from '../model/cart.ts'
import { listPath } from '../model/shop-address.ts'
import styles from './order-list.module.css'
import { stateOf, STATE_TONES } from './order-status.ts'

interface OrderListProps {
  /** Undefined while they load. */
  orders: readonly ShopOrder[] | undefined
  /** The orders are those of the page before. */
  isStale?: boolean
  /** A filter hides the other orders. */
  isFiltered?: boolean
}

/** The orders of an account, each a link to its page. */
export function OrderList({ orders, isStale, isFiltered }: OrderListProps) {
  const { t } = useTranslation()
  if (!orders) return <Skeleton height="100dvh" />
  if (orders.length === 0) {
    return isFiltered ? (
      <EmptyState icon={Package} title={t('orders.noneFound')} />
    ) : (
      <EmptyState
        icon={Package}
        title={t('orders.none')}
        message={t('orders.noneHint')}
        actions={<ActionLink to={listPath()}>{t('cart.toShop')}</ActionLink>}
      />
    )
  }
  return (
    <ul className={styles.list} data-stale={isStale || undefined} aria-busy={isStale}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderLink order={order} />
        </li>
      ))}
    </ul>
  )
}

function OrderLink({ order }: { order: ShopOrder }) {
  const { t } = useTranslation()
  const { date, money, locale } = useFormats()
  const state = stateOf(order)
  const names = formatList(linesOf(order).map(lineName), locale)
  return (
    <Link to={`/account/orders/${order.id}`} className={styles.order}>
      <span className={styles.number}>
        {t('orders.row', { number: order.display_id, date: date(order.created_at) })}
      </span>
      <span className={styles.total}>{money(order.total ?? 0, order.currency_code)}</span>
      <span className={styles.items} dir="auto">
        {names}
      </span>
      <span className={styles.state}>
        <Badge tone={STATE_TONES[state]}>{t(`order.states.${state}`)}</Badge>
      </span>
    </Link>
  )
}
