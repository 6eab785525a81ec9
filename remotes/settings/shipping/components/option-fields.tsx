import { Field, REQUIRED_TEXT, type RecordForm } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { FormGrid } from '@stoa/ui/form-grid'
import { MoneyField } from '@stoa/ui/money-field'
import { RadioCards } from '@stoa/ui/radio-cards'
import { Select } from '@stoa/ui/select'
import { Switch } from '@stoa/ui/switch'
import { TextField } from '@stoa/ui/text-field'
import { useWatch } from 'react-hook-form'

import { isUnreachable } from '../model/requirements.ts'
import type { OptionValues } from './option-values.ts'
import type { OptionChoices } from './use-option-choices.ts'

interface OptionFieldsProps {
  form: RecordForm<OptionValues>
  choices: OptionChoices
  currency: string
  isReturn: boolean
  /** The provider and method of a saved option cannot be changed. */
  isNew: boolean
}

const REQUIRED = { required: 'admin.missing' }

export function OptionFields({ form, choices, currency, isReturn, isNew }: OptionFieldsProps) {
  const { t } = useTranslation()
  const hasTax = useFlag('tax_inclusive_pricing')
  const isFlat = useWatch({ control: form.control, name: 'price_type' }) === 'flat_rate'
  const methods = choices.methods.map(({ id, provider, name }) => ({
    id,
    label: t('shipping.fields.methodOption', { method: name, provider }),
  }))
  return (
    <>
      <Field
        form={form}
        name="name"
        as={TextField}
        label={t('shipping.fields.name')}
        description={t('shipping.fields.nameHint')}
        rules={REQUIRED_TEXT}
        autoComplete="off"
      />
      <Field
        form={form}
        name="isVisible"
        as={Switch}
        label={t('shipping.fields.visible')}
        description={t('shipping.fields.visibleHint')}
      />
      <Field
        form={form}
        name="price_type"
        as={RadioCards}
        label={t('shipping.fields.priceType')}
        cards={(['flat_rate', 'calculated'] as const).map((id) => ({
          id,
          title: t(`shipping.priceType.${id}.title`),
          description: t(`shipping.priceType.${id}.hint`),
        }))}
      />
      {isFlat ? (
        <Field
          form={form}
          name="amount"
          as={MoneyField}
          label={t('shipping.fields.amount')}
          description={t('shipping.fields.amountHint')}
          currency={currency}
          isRequired
          rules={{ validate: (amount) => amount !== null || 'admin.missing' }}
        />
      ) : null}
      {hasTax && isFlat ? (
        <Field form={form} name="includes_tax" as={Switch} label={t('shipping.fields.includesTax')} />
      ) : null}
      <FormGrid>
        {isNew ? (
          <Field
            form={form}
            name="method"
            as={Select}
            label={t('shipping.fields.method')}
            placeholder={t('shipping.fields.choose')}
            options={methods}
            rules={REQUIRED}
          />
        ) : null}
        <Field
          form={form}
          name="profile"
          as={Select}
          label={t('shipping.fields.profile')}
          description={t('shipping.fields.profileHint')}
          placeholder={t('shipping.fields.choose')}
          options={choices.profiles}
          rules={REQUIRED}
        />
      </FormGrid>
      {isReturn ? null : (
        <FormGrid>
          <Field
            form={form}
            name="min"
            as={MoneyField}
            label={t('shipping.fields.min')}
            description={t('shipping.fields.minHint')}
            currency={currency}
          />
          <Field
            form={form}
            name="max"
            as={MoneyField}
            label={t('shipping.fields.max')}
            description={t('shipping.fields.maxHint')}
            currency={currency}
            rules={{
              validate: (max, { min }) => !isUnreachable({ min, max }) || 'shipping.fields.unreachable',
            }}
          />
        </FormGrid>
      )}
      <MetadataField form={form} />
    </>
  )
}
