import { useDeleteAddress, useUpdateCustomer } from '@stoa/api/store/customers'
import { addressLines } from '@stoa/i18n/addresses'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Badge } from '@stoa/ui/badge'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { useState } from 'react'

import { ActionLink } from '../components/action-link.tsx'
import { asDefault, type SavedCustomerAddress } from '../model/default-address.ts'
import { failureText } from '../state/failure-text.ts'
import styles from './addresses.module.css'

interface AddressCardProps {
  address: SavedCustomerAddress
  isDefault: boolean
}

const focusOn = (button: HTMLButtonElement | null): void => button?.focus()

/** An address of the account. Removing asks once more in place. */
export function AddressCard({ address, isDefault }: AddressCardProps) {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const update = useUpdateCustomer()
  const remove = useDeleteAddress()
  const lines = addressLines(address, locale)
  const label = lines.join(', ')
  return (
    <Card>
      <address className={styles.address}>
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      {isDefault ? <Badge tone="info">{t('addresses.default')}</Badge> : null}
      {update.error ? <Banner tone="error">{failureText(update.error, t)}</Banner> : null}
      <div className={styles.actions}>
        {isAsking ? (
          <>
            <Button
              variant="danger"
              ref={focusOn}
              isLoading={remove.isPending}
              onPress={() => remove.mutate({ id: address.id })}
            >
              {t('addresses.confirmRemove')}
            </Button>
            <Button onPress={() => setAsking(false)}>{t('addresses.keep')}</Button>
          </>
        ) : (
          <>
            <ActionLink to={address.id} aria-label={t('addresses.editOne', { address: label })}>
              {t('addresses.edit')}
            </ActionLink>
            {isDefault ? null : (
              <Button
                size="large"
                aria-label={t('addresses.makeDefaultOne', { address: label })}
                isLoading={update.isPending}
                onPress={() => update.mutate(asDefault(address.id))}
              >
                {t('addresses.makeDefault')}
              </Button>
            )}
            <Button
              variant="quiet"
              size="large"
              aria-label={t('addresses.removeOne', { address: label })}
              onPress={() => setAsking(true)}
            >
              {t('addresses.remove')}
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
