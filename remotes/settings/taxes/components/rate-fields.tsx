import { Field, REQUIRED_TEXT, type RecordForm } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import { productTypeQueries } from '@stoa/api/admin/product-types'
import { shippingOptionQueries } from '@stoa/api/admin/shipping-options'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { FormGrid } from '@stoa/ui/form-grid'
import { MultiSelect } from '@stoa/ui/multi-select'
import { NumberField } from '@stoa/ui/number-field'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { TextField } from '@stoa/ui/text-field'
import { useQuery } from '@tanstack/react-query'

import { ProductsField } from './products-field.tsx'
import type { RateValues } from './rate-values.ts'

interface RateFieldsProps {
  form: RecordForm<RateValues>
  regionId: string
}

/** More types than a store has. */
const ALL = { limit: 500 }

export function RateFields({ form, regionId }: RateFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Field
        form={form}
        name="name"
        as={TextField}
        label={t('taxes.fields.name')}
        description={t('taxes.fields.nameHint')}
        rules={REQUIRED_TEXT}
        autoComplete="off"
      />
      <FormGrid>
        <Field
          form={form}
          name="rate"
          as={NumberField}
          label={t('taxes.fields.rate')}
          unit="%"
          min={0}
          max={100}
          decimals={2}
          rules={{ required: 'admin.missing' }}
        />
        <Field
          form={form}
          name="code"
          as={TextField}
          label={t('taxes.fields.code')}
          description={t('taxes.fields.codeHint')}
          rules={REQUIRED_TEXT}
          autoComplete="off"
        />
      </FormGrid>
      <Overrides form={form} regionId={regionId} />
      <Field
        form={form}
        name="products"
        as={ProductsField}
        label={t('taxes.fields.products')}
        description={t('taxes.fields.productsHint')}
      />
      <Banner>{t('taxes.delay')}</Banner>
    </>
  )
}

function Overrides({ form, regionId }: RateFieldsProps) {
  const { t } = useTranslation()
  const http = useApi()
  const types = useQuery(productTypeQueries(http).list(ALL))
  const options = useQuery(shippingOptionQueries(http).list({ region_id: regionId, limit: 500 }))
  const failed = [types, options].find(({ data, error }) => error && !data)
  if (failed?.error) {
    const refetch = () => void Promise.all([types.refetch(), options.refetch()])
    return <LoadFailure title={t('taxes.fields.failed')} error={failed.error} onRetry={refetch} />
  }
  if (!types.data || !options.data) return <SkeletonLines count={4} />
  return (
    <FormGrid>
      <Field
        form={form}
        name="product_types"
        as={MultiSelect}
        label={t('taxes.fields.types')}
        placeholder={t('taxes.fields.choose')}
        options={types.data.product_types.map(({ id, value }) => ({ id, label: value }))}
      />
      <Field
        form={form}
        name="shipping_options"
        as={MultiSelect}
        label={t('taxes.fields.shipping')}
        placeholder={t('taxes.fields.choose')}
        options={options.data.shipping_options.map(({ id, name }) => ({ id, label: name }))}
      />
    </FormGrid>
  )
}
