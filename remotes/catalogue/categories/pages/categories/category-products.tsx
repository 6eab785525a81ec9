import { ListTable, type useListFilter } from '@stoa/admin/list'
import { usePickerColumns } from '@stoa/admin/pickers'
import { LoadFailure } from '@stoa/admin/failures'
import type { Category } from '@stoa/api/admin/product-categories'
import { productQueries } from '@stoa/api/admin/products'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Badge } from '@stoa/ui/badge'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'
import { useQuery } from '@tanstack/react-query'
import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'

import { productFilter, productsOf } from '../../model/category-rules.ts'
import { AddProducts } from './add-products.tsx'
import { useRemoval } from './use-removal.ts'

interface CategoryProductsProps {
  category: Category
  list: ReturnType<typeof useListFilter>
}

/** The products in a category, without those that are only in a category below it. */
export function CategoryProducts({ category, list }: CategoryProductsProps) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const { filter, narrow } = list
  const products = useQuery(productQueries(useApi()).list(productsOf(filter, category.id)))
  const columns = usePickerColumns(undefined).map((column) =>
    column.id === 'title' ? { ...column, isSortable: true } : column,
  )
  const removal = useRemoval(category)
  const [isAdding, setAdding] = useState(false)
  const add = () => setAdding(true)
  const page = products.data && { rows: products.data.products, count: products.data.count }
  return (
    <Card
      title={t('categories.products.title')}
      badge={
        page && !filter.q && !products.isPlaceholderData ? (
          <Badge>{formatNumber(page.count, locale)}</Badge>
        ) : null
      }
      description={t('categories.products.hint')}
      actions={
        <Button size="small" onPress={add}>
          {t('categories.products.add')}
        </Button>
      }
      isFlush
    >
      <Toolbar
        search={
          <SearchField
            label={t('categories.products.search')}
            placeholder={t('admin.product.searchHint')}
            value={filter.q}
            onSearch={(q) => narrow({ q })}
          />
        }
      />
      <ListTable
        label={t('categories.products.title')}
        list={{ ...list, filter: productFilter(filter), reset: () => narrow({ q: '' }) }}
        columns={columns}
        page={page}
        isReplaced={products.isPlaceholderData}
        rowName={({ title }) => title}
        rowHref={({ id }) => href(`/products/${id}`)}
        bulkActions={[removal]}
        empty={
          <EmptyState
            icon={Tag}
            title={t('categories.products.empty')}
            message={t('categories.products.emptyHint')}
            actions={<Button onPress={add}>{t('categories.products.add')}</Button>}
          />
        }
        failure={
          products.isError && !products.data ? (
            <LoadFailure
              title={t('admin.product.failed')}
              error={products.error}
              onRetry={products.refetch}
            />
          ) : undefined
        }
      />
      {isAdding ? <AddProducts category={category} onClose={() => setAdding(false)} /> : null}
    </Card>
  )
}
