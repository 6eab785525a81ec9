import { categoryQueries } from '@stoa/api/admin/product-categories'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { MultiSelect } from '@stoa/ui/multi-select'
import { useQuery } from '@tanstack/react-query'

import { categoryPaths } from '../../model/category-paths.ts'
import { useMultiTexts } from './use-combo-texts.ts'

interface IdsFieldProps {
  /** Default: what they are. */
  label?: string
  value: readonly string[]
  onChange: (value: readonly string[]) => void
}

/** Any number of categories, each called by the way to it. */
export function CategoryField({ label, value, onChange }: IdsFieldProps) {
  const { t } = useTranslation()
  const texts = useMultiTexts()
  const { data, isError } = useQuery(categoryQueries(useApi()).tree())
  return (
    <MultiSelect
      label={label ?? t('organisation.categories')}
      placeholder={t('product.organise.noCategories')}
      options={categoryPaths(data?.product_categories ?? [])}
      value={value}
      onChange={onChange}
      errors={isError ? [t('common.choose.failed')] : []}
      texts={texts}
    />
  )
}
