import { Field, type RecordForm, REQUIRED_TEXT } from '@stoa/admin/form'
import { ALL_REGIONS } from '@stoa/admin/choices'
import { LoadFailure } from '@stoa/admin/failures'
import { regionQueries } from '@stoa/api/admin/regions'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { TextField } from '@stoa/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'

import { CODE_RULES, REGION_RULES, VALUE_RULES } from '../model/discount-form-rules.ts'
import { CodeField } from './code-field.tsx'
import type { DiscountFields } from '../model/discount-fields.ts'
import { RegionsField } from './regions-field.tsx'
import { ValueField } from './value-field.tsx'

/** Where a discount counts, what it is called and how much it takes off. */
export function GeneralFields({ form }: { form: RecordForm<DiscountFields> }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(regionQueries(useApi()).list(ALL_REGIONS))
  const [type, chosen] = useWatch({ control: form.control, name: ['type', 'regions'] })
  const regions = data?.regions ?? []
  const currency = regions.find(({ id }) => id === chosen[0])?.currency_code
  if (error && !data) {
    return <LoadFailure title={t('discounts.regionsFailed')} error={error} onRetry={refetch} />
  }
  return (
    <>
      <Field
        form={form}
        name="regions"
        as={RegionsField}
        regions={regions}
        isSingle={type === 'fixed'}
        rules={REGION_RULES}
      />
      <Field form={form} name="code" as={CodeField} rules={CODE_RULES} />
      <Field form={form} name="value" as={ValueField} type={type} currency={currency} rules={VALUE_RULES} />
      <Field
        form={form}
        name="description"
        as={TextField}
        label={t('discounts.fields.description')}
        description={t('discounts.fields.descriptionHint')}
        autoComplete="off"
        rules={REQUIRED_TEXT}
      />
    </>
  )
}
