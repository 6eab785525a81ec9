import { Field } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { addressLines } from '@stoa/i18n/addresses'
import { Select } from '@stoa/ui/select'
import { Switch } from '@stoa/ui/switch'
import { useQuery } from '@tanstack/react-query'

import { customerQuery } from '../../../customers/components/customer-query.ts'
import { AddressForm } from '../../components/address-form.tsx'
import { addressValues } from '../../model/draft-source.ts'
import { isInRegion } from '../../model/saved-addresses.ts'
import type { DraftWizardState } from './use-draft-wizard.ts'

/** Where the order is sent and billed; a saved address of the customer fills the fields. */
export function AddressesStep({ wizard }: { wizard: DraftWizardState }) {
  const { form, values, region, change } = wizard
  const { t, locale } = useTranslation()
  const { customer, isBillingSame } = values
  const { data, error, refetch } = useQuery({
    ...customerQuery(useApi())(customer ?? ''),
    enabled: customer !== null,
  })
  const all = data?.customer.shipping_addresses ?? []
  const saved = all.filter((address) => isInRegion(address, region))
  const inRegion = region && { regionId: region.id }
  return (
    <>
      {error && !data ? (
        <LoadFailure title={t('draftOrders.addresses.failed')} error={error} onRetry={refetch} />
      ) : null}
      {saved.length > 0 ? (
        <Select
          label={t('draftOrders.addresses.saved')}
          placeholder={t('draftOrders.addresses.choose')}
          value={null}
          options={saved.map((address) => ({
            id: address.id,
            label: addressLines(address, locale).join(', '),
          }))}
          onChange={(id) => {
            const address = saved.find((other) => other.id === id)
            if (address) change({ shipping: addressValues(address) })
          }}
        />
      ) : null}
      {region && saved.length < all.length ? (
        <p>{t('draftOrders.addresses.outside', { region: region.name })}</p>
      ) : null}
      <p>{t('draftOrders.addresses.hint')}</p>
      <AddressForm control={form.control} name="shipping" {...inRegion} />
      <Field form={form} name="isBillingSame" as={Switch} label={t('draftOrders.addresses.same')} />
      {isBillingSame ? null : <AddressForm control={form.control} name="billing" {...inRegion} />}
    </>
  )
}
