import { Field } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { countryName } from '@stoa/i18n/countries'
import { AddressFields } from '@stoa/ui/address-fields'
import { Checkbox } from '@stoa/ui/checkbox'
import { useWatch } from 'react-hook-form'

import { REQUIRED_FIELDS } from '../../orders/model/order-address.ts'
import type { AfterSaleForm, AfterSaleOrder } from '../components/values.ts'

interface ClaimAddressProps {
  form: AfterSaleForm
  order: AfterSaleOrder
}

/** Where the goods of a claim go, if not to the address of the order. */
export function ClaimAddress({ form, order: { region } }: ClaimAddressProps) {
  const { t, locale } = useTranslation()
  const isElsewhere = useWatch({ control: form.control, name: 'isElsewhere' })
  const countries = (region?.countries ?? [])
    .map(({ iso_2 }) => ({ id: iso_2, label: countryName(iso_2, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
  return (
    <>
      <Field form={form} name="isElsewhere" as={Checkbox} label={t('afterSale.claim.elsewhere')} />
      {isElsewhere ? (
        <AddressFields
          control={form.control}
          name="address"
          legend={t('orders.customer.shipping')}
          countries={countries}
          required={{ fields: REQUIRED_FIELDS, error: t('admin.missing') }}
        />
      ) : null}
    </>
  )
}
