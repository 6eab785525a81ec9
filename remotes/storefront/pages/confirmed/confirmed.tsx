import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { orderQueries } from '@stoa/api/store/orders'
import { addressLines } from '@stoa/i18n/addresses'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { DescriptionList } from '@stoa/ui/description-list'
import { LinkButton } from '@stoa/ui/link-button'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'

import { hasTrouble, LoadFailure } from '../../components/load-failure.tsx'
import { LineList } from '../../components/line-list.tsx'
import { OrderTotals } from '../../components/order-totals.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { ShopZone } from '../../extensions/shop-zone.tsx'
import { linesOf } from '../../model/cart.ts'
import { AccountFromOrder } from '../../orders/account-from-order.tsx'
import { deliveryNames } from '../../orders/delivery-names.ts'
import { paymentNames } from '../../orders/payment-names.ts'
import { listPath } from '../../model/shop-address.ts'
import { rememberedCart } from '../../state/memory.ts'
import { forgetPurchase } from '../../state/purchase-memory.ts'
import { Lost } from '../lost/lost.tsx'
import styles from './confirmed.module.css'

/** Confirmation with the ordered items. */
export function Confirmed() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const { dateTime, locale } = useFormats()
  const query = useQuery(orderQueries(useApi()).detail(id))
  const cartId = query.data?.order.cart_id

  useEffect(() => {
    if (cartId && cartId === rememberedCart.read()) forgetPurchase()
  }, [cartId])

  if (hasStatus(query.error, 404)) return <Lost />
  if (hasTrouble(query)) return <LoadFailure query={query} />
  if (!query.data) return <Skeleton height="480px" />
  const { order } = query.data
  const address = addressLines(order.shipping_address, locale)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <PageHeading title={t('confirmed.title')} />
        <p className={styles.lead}>
          {t('confirmed.lead')} <bdi>{order.email}</bdi>
        </p>
      </header>
      <section className={styles.card} aria-label={t('confirmed.order')}>
        <DescriptionList
          items={[
            { term: t('confirmed.number'), details: `#${order.display_id}` },
            { term: t('confirmed.date'), details: dateTime(order.created_at) },
            { term: t('confirmed.address'), details: address.join(', ') },
            { term: t('confirmed.delivery'), details: deliveryNames(order, locale) },
            { term: t('checkout.payment.label'), details: paymentNames(order, t, locale) },
          ]}
        />
        <hr className={styles.rule} />
        <LineList lines={linesOf(order)} region={order.region} />
        <hr className={styles.rule} />
        <OrderTotals amounts={order} />
      </section>
      <AccountFromOrder order={order} />
      <ShopZone
        name="confirmed.after"
        order={{
          id: order.id,
          display_id: order.display_id,
          email: order.email,
          currency_code: order.currency_code,
          total: order.total ?? 0,
          items: order.items.map(({ variant_id, title, quantity }) => ({ variant_id, title, quantity })),
        }}
      />
      <div>
        <LinkButton href={listPath()} variant="primary" size="large">
          {t('confirmed.continue')}
        </LinkButton>
      </div>
    </div>
  )
}
