import { Field, REQUIRED_TEXT } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { useTranslation } from '@stoa/extension-sdk'
import { AddressFields } from '@stoa/ui/address-fields'
import { MultiSelect } from '@stoa/ui/multi-select'
import { TextField } from '@stoa/ui/text-field'
import { useWatch } from 'react-hook-form'

import { ADDRESS_CORE, hasAddress, LOCATION_FIELDS } from '../../model/location-address.ts'
import { useCountries } from './use-countries.ts'
import type { useLocationForm } from './use-location-form.ts'

interface LocationFieldsProps {
  form: ReturnType<typeof useLocationForm>['form']
  /** The channels that can be connected; undefined in a store without any. */
  choices: ReturnType<typeof useLocationForm>['choices']
}

export function LocationFields({ form, choices }: LocationFieldsProps) {
  const { control } = form
  const { t } = useTranslation()
  const countries = useCountries()
  const address = useWatch({ control, name: 'address' })
  return (
    <>
      <Field
        form={form}
        name="name"
        as={TextField}
        label={t('inventory.fields.name')}
        autoComplete="off"
        rules={REQUIRED_TEXT}
      />
      <AddressFields
        control={control}
        name="address"
        legend={t('inventory.address.legend')}
        fields={LOCATION_FIELDS}
        countries={countries}
        {...(hasAddress(address) && { required: { fields: ADDRESS_CORE, error: t('admin.missing') } })}
      />
      {choices ? (
        <Field
          form={form}
          name="channels"
          as={MultiSelect}
          label={t('inventory.fields.channels')}
          description={t('inventory.fields.channelsHint')}
          placeholder={t('inventory.locations.noChannels')}
          options={choices.options}
          errors={choices.error ? [t('admin.choose.failed')] : []}
        />
      ) : null}
      <MetadataField form={form} />
    </>
  )
}
