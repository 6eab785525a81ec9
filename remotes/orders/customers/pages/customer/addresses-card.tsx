import type { Address } from '@medusajs/client-types'
import type { OrderListQuery } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { addressLines } from '@stoa/i18n/addresses'
import { Card } from '@stoa/ui/card'
import { Link } from '@stoa/ui/link'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { CustomerOfPage } from '../../components/customer-of-page.ts'
import { orderAddresses } from '../../model/order-addresses.ts'
import styles from './addresses-card.module.css'
import { historyQuery } from './history-query.ts'

interface AddressesCardProps {
  customer: CustomerOfPage
  /** What the orders are found by. */
  whose: OrderListQuery
}

/**
 * The saved addresses of a customer, which the API gives to staff to read and has no call to write, and those of the
 * latest orders, which staff can change there.
 */
export function AddressesCard({ customer, whose }: AddressesCardProps) {
  const { billing_address: billing, shipping_addresses: shipping } = customer
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { data } = useQuery(historyQuery(useApi(), whose))
  const others = shipping.filter(({ id }) => id !== billing?.id)
  const saved = [...(billing ? [billing] : []), ...others]
  const ofOrders = orderAddresses(data?.orders ?? [], saved)
  return (
    <Card title={t('customers.addresses.title')} description={t('customers.addresses.hint')}>
      {saved.length + ofOrders.length === 0 ? (
        t('customers.addresses.none')
      ) : (
        <ul className={styles.list}>
          {saved.map((address) => (
            <PostalAddress key={address.id} address={address}>
              {address.id === billing?.id ? <strong>{t('customers.addresses.billing')}</strong> : null}
            </PostalAddress>
          ))}
          {ofOrders.map(({ address, order }) => (
            <PostalAddress key={address.id} address={address}>
              <Link href={href(`/orders/${order.id}`)}>
                {t('customers.addresses.ofOrder', { number: order.display_id })}
              </Link>
            </PostalAddress>
          ))}
        </ul>
      )}
    </Card>
  )
}

function PostalAddress({ address, children }: { address: Address; children: ReactNode }) {
  const { locale } = useTranslation()
  return (
    <li>
      <address className={styles.address}>
        {children}
        {addressLines(address, locale).map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        {address.phone ? <bdi dir="ltr">{address.phone}</bdi> : null}
      </address>
    </li>
  )
}
