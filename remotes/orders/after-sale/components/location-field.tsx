import { Field } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import { stockLocationQueries } from '@stoa/api/admin/stock-locations'
import { variantQueries } from '@stoa/api/admin/variants'
import { useApi } from '@stoa/api/react'
import { useFlag, useTranslation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import { Banner } from '@stoa/ui/banner'
import { Select } from '@stoa/ui/select'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'

import type { AfterSaleForm } from './values.ts'

interface LocationFieldProps {
  form: AfterSaleForm
  /** What goes into its stock. */
  lines: readonly { title: string; variantId: string | null }[]
  /** Goods arrive now, for which the backend needs to know where. */
  isRequired: boolean
}

const ALL = { limit: 500 }

/** Where goods go back into stock; nothing where the store keeps none by location. */
export function LocationField({ form, lines, isRequired }: LocationFieldProps) {
  const { t, locale } = useTranslation()
  const http = useApi()
  const isStocked = useFlag('inventoryService')
  const { data, error, refetch } = useQuery({ ...stockLocationQueries(http).list(ALL), enabled: isStocked })
  const chosen = useWatch({ control: form.control, name: 'location' })
  const stocked = useQueries({
    queries: lines.map(({ variantId }) => ({
      ...variantQueries(http).inventory(variantId ?? ''),
      enabled: isStocked && chosen !== null && variantId !== null,
    })),
  })
  if (!isStocked) return null
  if (error && !data) return <LoadFailure title={t('admin.choose.failed')} error={error} onRetry={refetch} />
  const unknown = lines.filter((_, index) => {
    const inventory = stocked[index]?.data?.variant.inventory ?? []
    return inventory.some((item) => item.location_levels.every(({ location_id }) => location_id !== chosen))
  })
  return (
    <>
      <Field
        form={form}
        name="location"
        as={Select}
        label={t('afterSale.location.label')}
        placeholder={t('afterSale.location.none')}
        options={data?.stock_locations.map(({ id, name }) => ({ id, label: name }))}
        {...(isRequired
          ? { rules: { required: 'afterSale.location.missing' } }
          : { clearLabel: t('afterSale.location.none') })}
      />
      {chosen && unknown.length > 0 ? (
        <Banner tone="warning" title={t('afterSale.location.unstocked')}>
          {t('afterSale.location.unstockedHint', {
            products: formatList([...new Set(unknown.map(({ title }) => title))], locale),
          })}
        </Banner>
      ) : null}
    </>
  )
}
