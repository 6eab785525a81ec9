import { useTranslation } from '@stoa/extension-sdk'
import { AddressFields } from '@stoa/ui/address-fields'
import { MultiSelect } from '@stoa/ui/multi-select'
import { TextField } from '@stoa/ui/text-field'
import { Controller, useWatch } from 'react-hook-form'

import { MetadataField } from '../../components/metadata-field.tsx'
import { useMultiTexts } from '../../components/product/use-combo-texts.ts'
import { ADDRESS_CORE, hasAddress, LOCATION_FIELDS } from '../../model/location-address.ts'
import { REQUIRED_TEXT } from '../../model/text-rules.ts'
import { useAddressTexts } from './use-address-texts.ts'
import type { useLocationForm } from './use-location-form.ts'

interface LocationFieldsProps {
  form: ReturnType<typeof useLocationForm>['form']
  channels: ReturnType<typeof useLocationForm>['channels']
}

export function LocationFields({ form, channels }: LocationFieldsProps) {
  const { control, errorsOf } = form
  const { t } = useTranslation()
  const channelTexts = useMultiTexts()
  const { texts, countries } = useAddressTexts()
  const address = useWatch({ control, name: 'address' })
  return (
    <>
      <Controller
        name="name"
        control={control}
        rules={REQUIRED_TEXT}
        render={({ field }) => (
          <TextField
            {...field}
            label={t('inventory.fields.name')}
            errors={errorsOf('name')}
            autoComplete="off"
            isRequired
          />
        )}
      />
      <AddressFields
        control={control}
        name="address"
        legend={t('inventory.address.legend')}
        fields={LOCATION_FIELDS}
        texts={texts}
        countries={countries}
        {...(hasAddress(address) && { required: { fields: ADDRESS_CORE, error: t('common.missing') } })}
      />
      {channels.isOn ? (
        <Controller
          name="channels"
          control={control}
          render={({ field }) => (
            <MultiSelect
              {...field}
              label={t('inventory.fields.channels')}
              description={t('inventory.fields.channelsHint')}
              placeholder={t('inventory.locations.noChannels')}
              options={channels.all.map(({ id, name }) => ({ id, label: name }))}
              errors={channels.isError ? [t('common.choose.failed')] : []}
              texts={channelTexts}
            />
          )}
        />
      ) : null}
      <MetadataField form={form} />
    </>
  )
}
