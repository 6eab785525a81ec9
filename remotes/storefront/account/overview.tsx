import { useApi } from '@stoa/api/react'
import { customerQueries } from '@stoa/api/store/customers'
import { addressLines } from '@stoa/i18n/addresses'
import { fullName } from '@stoa/i18n/names'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

import { hasTrouble, LoadFailure } from '../components/load-failure.tsx'
import { PageHeading } from '../components/page-heading.tsx'
import { ShopZone } from '../extensions/shop-zone.tsx'
import { addressesOf } from '../model/default-address.ts'
import { OrderList } from '../orders/order-list.tsx'
import styles from './overview.module.css'
import { useSignedIn } from './use-customer.ts'

const RECENT = { limit: 3, offset: 0 }

/** The account at a glance. */
export function Overview() {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const customer = useSignedIn()
  const orders = useQuery(customerQueries(useApi()).orders(RECENT))
  const [address] = addressesOf(customer)
  const { id, first_name, last_name, email, phone, metadata } = customer
  const name = fullName(customer)
  return (
    <>
      <PageHeading title={first_name ? t('overview.greeting', { name: first_name }) : t('account.title')} />
      <div className={styles.cards}>
        <Card title={t('account.profile')}>
          <DescriptionList
            items={[
              { term: t('profile.name'), details: name || null },
              { term: t('fields.email'), details: email },
              { term: t('fields.phone'), details: phone || null },
            ]}
          />
          <Link to="/account/profile" className={styles.more}>
            {t('overview.editProfile')}
          </Link>
        </Card>
        <Card title={t('overview.address')}>
          {address ? (
            <address className={styles.address}>
              {addressLines(address, locale).map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
            </address>
          ) : (
            <p className={styles.muted}>{t('addresses.none')}</p>
          )}
          <Link to={address ? '/account/addresses' : '/account/addresses/new'} className={styles.more}>
            {address ? t('overview.editAddresses') : t('addresses.add')}
          </Link>
        </Card>
      </div>
      <ShopZone name="account.card" customer={{ id, email, first_name, last_name, metadata }} />
      <section className={styles.section} aria-labelledby="recent-orders">
        <h2 id="recent-orders" className={styles.heading}>
          {t('overview.orders')}
        </h2>
        {hasTrouble(orders) ? <LoadFailure query={orders} /> : <OrderList orders={orders.data?.orders} />}
        {orders.data && orders.data.count > RECENT.limit ? (
          <Link to="/account/orders" className={styles.more}>
            {t('overview.allOrders', { count: orders.data.count })}
          </Link>
        ) : null}
      </section>
    </>
  )
}
