import type { useListFilter } from '@stoa/admin/list'
import { LoadFailure } from '@stoa/admin/failures'
import { JsonCard, RecordActions } from '@stoa/admin/record'
import { categoryQueries, type Category } from '@stoa/api/admin/product-categories'
import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { usePageTitle, useTranslation, Zone } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'
import FolderX from 'lucide-react/icons/folder-x'

import { CategoryFacts } from './category-facts.tsx'
import { CategoryProducts } from './category-products.tsx'
import type { NodeForms } from './use-node-actions.ts'

interface ShownCategoryProps extends NodeForms {
  id: string
  /** Empty until it is there. */
  tree: readonly Category[]
  list: ReturnType<typeof useListFilter>
}

/** The category that was chosen: what it is, and the products in it. */
export function ShownCategory({ id, tree, list, ...forms }: ShownCategoryProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(categoryQueries(useApi()).detail(id))
  usePageTitle(data?.product_category.name)
  if (data) {
    const { product_category: category } = data
    return (
      <RecordActions entity="product_category" record={category} refresh={refetch}>
        <Zone name="product_category.details.before" productCategory={category} />
        <CategoryFacts category={category} tree={tree} filter={list.filter} {...forms} />
        <CategoryProducts category={category} list={list} />
        <JsonCard value={category} />
        <Zone name="product_category.details.after" productCategory={category} />
      </RecordActions>
    )
  }
  if (!error) {
    return (
      <div aria-busy>
        <Card title={t('categories.one')}>
          <SkeletonLines count={8} />
        </Card>
      </div>
    )
  }
  if (hasStatus(error, 404)) {
    return (
      <EmptyState
        icon={FolderX}
        title={t('categories.missing.title')}
        message={t('categories.missing.message')}
      />
    )
  }
  return <LoadFailure title={t('categories.failedOne')} error={error} onRetry={refetch} />
}
