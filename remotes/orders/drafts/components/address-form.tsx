import { COUNTRY_CODES } from '@stoa/admin/choices'
import { regionQueries } from '@stoa/api/admin/regions'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { countryName } from '@stoa/i18n/countries'
import { AddressFields } from '@stoa/ui/address-fields'
import { useQuery } from '@tanstack/react-query'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

import { NEEDED_IN_ADDRESS } from '../model/draft-problem.ts'
import { ALL_DRAFT_REGIONS } from './draft-regions.ts'

interface AddressFormProps<Form extends FieldValues> {
  control: Control<Form>
  name: FieldPath<Form> & ('shipping' | 'billing')
  /** The countries of this region alone. Default all countries. */
  regionId?: string
  /** Every field that an address needs has to be filled in. Default false. */
  isWhole?: boolean
}

/** The shipping or billing address of a draft order. */
export function AddressForm<Form extends FieldValues>(props: AddressFormProps<Form>) {
  const { control, name, regionId, isWhole = false } = props
  const { t, locale } = useTranslation()
  const { data } = useQuery(regionQueries(useApi()).list(ALL_DRAFT_REGIONS))
  const region = data?.regions.find(({ id }) => id === regionId)
  const codes = region?.countries.map(({ iso_2 }) => iso_2) ?? COUNTRY_CODES
  const countries = codes
    .map((code) => ({ id: code.toLowerCase(), label: countryName(code, locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
  return (
    <AddressFields
      control={control}
      name={name}
      legend={t(`draftOrders.addresses.${name}`)}
      countries={countries}
      {...(isWhole && { required: { fields: NEEDED_IN_ADDRESS, error: t('admin.missing') } })}
    />
  )
}
