import type { ProductRow } from '@stoa/api/admin/products'
import type { PlacedContributions } from '@stoa/extension-sdk'

import { useListState, type ListState } from '../../components/use-list-state.ts'
import { PRODUCT_RULES } from '../../model/product-rules.ts'
import { useProductColumns } from './product-columns.tsx'

/** What the product list shows and how: its filter, its columns, and the views that a person keeps of them. */
export const useProductList = (added: PlacedContributions<'product'>) =>
  useListState<ProductRow>({
    name: 'products',
    path: '/products',
    rules: PRODUCT_RULES,
    columns: [...useProductColumns(), ...added.columns],
  })

/** What {@link useProductList} gives. */
export type ProductList = ListState<ProductRow>
