import { useTranslation } from '@stoa/extension-sdk'
import { addressLines } from '@stoa/i18n/addresses'
import { Card } from '@stoa/ui/card'

import type { CustomerOfPage } from '../../components/customer-of-page.ts'
import styles from './addresses-card.module.css'

/** The saved addresses of a customer. The API gives them to staff to read, and has no call to write them. */
export function AddressesCard({ customer }: { customer: CustomerOfPage }) {
  const { billing_address: billing, shipping_addresses: shipping } = customer
  const { t, locale } = useTranslation()
  const others = shipping.filter(({ id }) => id !== billing?.id)
  const addresses = [...(billing ? [billing] : []), ...others]
  return (
    <Card title={t('customers.addresses.title')} description={t('customers.addresses.hint')}>
      {addresses.length === 0 ? (
        t('customers.addresses.none')
      ) : (
        <ul className={styles['list']}>
          {addresses.map((address) => (
            <li key={address.id}>
              <address className={styles['address']}>
                {address.id === billing?.id ? <strong>{t('customers.addresses.billing')}</strong> : null}
                {addressLines(address, locale).map((line) => (
                  <bdi key={line}>{line}</bdi>
                ))}
                {address.phone ? <bdi dir="ltr">{address.phone}</bdi> : null}
              </address>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
