import { useListState, type ListState } from '@stoa/admin/list'
import { PRODUCT_RULES } from '@stoa/admin/pickers'
import type { ProductRow } from '@stoa/api/admin/products'
import { useTranslation, type PlacedContributions } from '@stoa/extension-sdk'

import { useProductColumns } from './product-columns.tsx'

/** What the product list shows and how: its filter, its columns, and the views that a person keeps of them. */
export function useProductList(added: PlacedContributions<'product'>) {
  const { t } = useTranslation()
  return useListState<ProductRow>({
    name: 'products',
    path: '/products',
    rules: PRODUCT_RULES,
    columns: [...useProductColumns(), ...added.columns],
    views: [{ id: 'unpublished', name: t('products.views.unpublished'), query: 'status=draft' }],
  })
}

/** What {@link useProductList} gives. */
export type ProductList = ListState<ProductRow>
