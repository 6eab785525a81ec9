import { Field, OPTIONAL_TEXT, REQUIRED_TEXT, type RecordForm } from '@stoa/admin/form'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { FormGrid } from '@stoa/ui/form-grid'
import { MultiSelect } from '@stoa/ui/multi-select'
import { NumberField } from '@stoa/ui/number-field'
import { Select } from '@stoa/ui/select'
import { Switch } from '@stoa/ui/switch'
import { TextField } from '@stoa/ui/text-field'

import type { RegionValues } from './region-values.ts'
import type { RegionChoices } from './use-region-choices.ts'

interface RegionFieldsProps {
  form: RecordForm<RegionValues>
  choices: RegionChoices
}

const REQUIRED = { required: 'admin.missing' }

export function RegionFields({ form, choices }: RegionFieldsProps) {
  const { t } = useTranslation()
  const hasTax = useFlag('tax_inclusive_pricing')
  const choose = t('regions.fields.choose')
  return (
    <>
      <Field
        form={form}
        name="name"
        as={TextField}
        label={t('regions.fields.name')}
        rules={REQUIRED_TEXT}
        autoComplete="off"
      />
      <Field
        form={form}
        name="currency_code"
        as={Select}
        label={t('regions.fields.currency')}
        description={t('regions.fields.currencyHint')}
        placeholder={choose}
        options={choices.currencies}
        rules={REQUIRED}
      />
      <FormGrid>
        <Field
          form={form}
          name="tax_rate"
          as={NumberField}
          label={t('regions.fields.taxRate')}
          unit="%"
          min={0}
          max={100}
          decimals={4}
          rules={REQUIRED}
        />
        <Field
          form={form}
          name="tax_code"
          as={TextField}
          label={t('regions.fields.taxCode')}
          rules={OPTIONAL_TEXT}
          autoComplete="off"
        />
      </FormGrid>
      {hasTax ? (
        <Field form={form} name="includes_tax" as={Switch} label={t('regions.fields.includesTax')} />
      ) : null}
      <Field
        form={form}
        name="countries"
        as={MultiSelect}
        label={t('regions.fields.countries')}
        description={t('regions.fields.countriesHint')}
        placeholder={choose}
        options={choices.countries}
      />
      <Field
        form={form}
        name="payment_providers"
        as={MultiSelect}
        label={t('regions.fields.payment')}
        placeholder={choose}
        options={choices.payment}
        rules={REQUIRED}
      />
      <Field
        form={form}
        name="fulfillment_providers"
        as={MultiSelect}
        label={t('regions.fields.fulfillment')}
        placeholder={choose}
        options={choices.fulfillment}
        rules={REQUIRED}
      />
    </>
  )
}
