import { categoryPaths } from '@stoa/admin/choices'
import { categoryQueries } from '@stoa/api/admin/product-categories'
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

/** Any number of categories, each called by the way to it. */
export function CategoryField({ label, value, onChange }: IdsFieldProps) {
  const { t } = useTranslation()
  const { data, isError } = useQuery(categoryQueries(useApi()).tree())
  return (
    <MultiSelect
      label={label ?? t('admin.product.organisation.categories')}
      placeholder={t('products.organise.noCategories')}
      options={categoryPaths(data?.product_categories ?? [])}
      value={value}
      onChange={onChange}
      errors={isError ? [t('admin.choose.failed')] : []}
    />
  )
}
