import { addressLines } from '@stoa/i18n/addresses'
import { useFormats, useTranslation } from '@stoa/i18n/react'

import type { AddressDraft } from '../../model/address-form.ts'
import { isDraftOf } from '../../model/checkout-address.ts'
import type { SavedCustomerAddress } from '../../model/default-address.ts'
import styles from './saved-addresses.module.css'

interface SavedAddressesProps {
  addresses: readonly SavedCustomerAddress[]
  /** The address as it is typed. */
  draft: AddressDraft
  onChoose: (address: SavedCustomerAddress) => void
}

/** The account's addresses; choosing one fills the form. */
export function SavedAddresses({ addresses, draft, onChoose }: SavedAddressesProps) {
  const { t } = useTranslation()
  const { locale } = useFormats()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('account.addresses')}</legend>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <li key={address.id}>
            <button
              type="button"
              className={styles.address}
              aria-pressed={isDraftOf(draft, address)}
              onClick={() => onChoose(address)}
            >
              <bdi>{addressLines(address, locale).join(', ')}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
