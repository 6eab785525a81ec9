import { regionQueries } from '@stoa/api/admin/regions'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { TextField } from '@stoa/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { Controller, useWatch } from 'react-hook-form'

import { CODE_RULES, REGION_RULES, VALUE_RULES } from '../../model/discount-form-rules.ts'
import { REQUIRED_TEXT } from '../../model/text-rules.ts'
import { LoadFailure } from '../load-failure.tsx'
import { CodeField } from './code-field.tsx'
import type { DiscountForm } from './discount-form.ts'
import { RegionsField } from './regions-field.tsx'
import { ValueField } from './value-field.tsx'

/** So many regions can be chosen from. */
const REGIONS = { limit: 500, fields: 'id,name,currency_code', expand: '' }

/** Where a discount counts, what it is called and how much it takes off. */
export function GeneralFields({ form: { control, errorsOf } }: { form: DiscountForm }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(regionQueries(useApi()).list(REGIONS))
  const [type, chosen] = useWatch({ control, name: ['type', 'regions'] })
  const regions = data?.regions ?? []
  const currency = regions.find(({ id }) => id === chosen[0])?.currency_code
  if (error && !data) {
    return <LoadFailure title={t('discounts.regionsFailed')} error={error} onRetry={refetch} />
  }
  return (
    <>
      <Controller
        name="regions"
        control={control}
        rules={REGION_RULES}
        render={({ field }) => (
          <RegionsField
            {...field}
            regions={regions}
            isSingle={type === 'fixed'}
            errors={errorsOf('regions')}
          />
        )}
      />
      <Controller
        name="code"
        control={control}
        rules={CODE_RULES}
        render={({ field }) => <CodeField {...field} errors={errorsOf('code')} />}
      />
      <Controller
        name="value"
        control={control}
        rules={VALUE_RULES}
        render={({ field }) => (
          <ValueField {...field} type={type} currency={currency} errors={errorsOf('value')} />
        )}
      />
      <Controller
        name="description"
        control={control}
        rules={REQUIRED_TEXT}
        render={({ field }) => (
          <TextField
            {...field}
            label={t('discounts.fields.description')}
            description={t('discounts.fields.descriptionHint')}
            errors={errorsOf('description')}
            autoComplete="off"
            isRequired
          />
        )}
      />
    </>
  )
}
