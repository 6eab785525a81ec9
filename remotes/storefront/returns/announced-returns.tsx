import type { ShopOrder } from '@stoa/api/store/orders'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'

import { ActionLink } from '../components/action-link.tsx'
import { TrackingLinks } from '../orders/tracking-links.tsx'
import { type Announced, useAnnounced } from './announced.ts'
import { swapPath } from './exchange.ts'
import { hasArrived } from './returnable.ts'

/** The returns of an order that were announced in this browser, with their state. */
export function AnnouncedReturns({ order }: { order: ShopOrder }) {
  return useAnnounced(order.id).map((announced) => (
    <AnnouncedReturn key={announced.id} announced={announced} order={order} />
  ))
}

function AnnouncedReturn({ announced, order }: { announced: Announced; order: ShopOrder }) {
  const { t } = useTranslation()
  const { date, money } = useFormats()
  const count = announced.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const isBack = hasArrived(announced, order)
  if (announced.swapCart) {
    return (
      <Banner
        title={t('exchange.asked', { count, date: date(announced.at) })}
        actions={<ActionLink to={swapPath(announced.swapCart)}>{t('exchange.show')}</ActionLink>}
      />
    )
  }
  return (
    <Banner
      tone={isBack ? 'success' : 'info'}
      title={t(isBack ? 'returns.arrived' : 'returns.announced', { count, date: date(announced.at) })}
      actions={isBack ? null : <TrackingLinks tracking={announced.label} />}
    >
      {t(isBack ? 'returns.arrivedHint' : 'returns.announcedHint', {
        amount: money(announced.refund, order.currency_code),
      })}
    </Banner>
  )
}
