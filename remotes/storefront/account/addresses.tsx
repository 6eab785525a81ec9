import { useTranslation } from '@stoa/i18n/react'
import { EmptyState } from '@stoa/ui/empty-state'
import MapPin from 'lucide-react/icons/map-pin'

import { ActionLink } from '../components/action-link.tsx'
import { PageHeading } from '../components/page-heading.tsx'
import { addressesOf, defaultAddressId } from '../model/default-address.ts'
import { AddressCard } from './address-card.tsx'
import styles from './addresses.module.css'
import { useSignedIn } from './use-customer.ts'

/** The address book of the account. */
export function Addresses() {
  const { t } = useTranslation()
  const customer = useSignedIn()
  const addresses = addressesOf(customer)
  const defaultId = defaultAddressId(customer)
  return (
    <>
      <PageHeading title={t('account.addresses')} />
      {addresses.length === 0 ? (
        <EmptyState icon={MapPin} title={t('addresses.none')} message={t('addresses.noneHint')} />
      ) : (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard address={address} isDefault={address.id === defaultId} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <ActionLink to="new" variant="primary">
          {t('addresses.add')}
        </ActionLink>
      </div>
    </>
  )
}
