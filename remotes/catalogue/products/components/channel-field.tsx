import { salesChannelQueries } from '@stoa/api/admin/sales-channels'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { MultiSelect } from '@stoa/ui/multi-select'
import { useQuery } from '@tanstack/react-query'

interface IdsFieldProps {
  /** Default: what they are. */
  label?: string
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Stores have few channels; all of them are offered. */
const ALL = { limit: 500 }

/** Where a product is sold. */
export function ChannelField({ label, value, onChange }: IdsFieldProps) {
  const { t } = useTranslation()
  const { data, isError } = useQuery(salesChannelQueries(useApi()).list(ALL))
  return (
    <MultiSelect
      label={label ?? t('admin.product.organisation.channels')}
      description={value.length === 0 && label === undefined ? t('products.organise.nowhere') : undefined}
      placeholder={t('products.organise.noChannels')}
      options={(data?.sales_channels ?? []).map(({ id, name }) => ({ id, label: name }))}
      value={value}
      onChange={onChange}
      errors={isError ? [t('admin.choose.failed')] : []}
    />
  )
}
