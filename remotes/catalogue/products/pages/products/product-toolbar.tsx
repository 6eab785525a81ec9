import { ListToolbar } from '@stoa/admin/list'
import { useProductFilters } from '@stoa/admin/pickers'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'

import type { ProductList } from './use-product-list.ts'

interface ProductToolbarProps {
  list: ProductList
  isTiled: boolean
  onTiled: (isTiled: boolean) => void
}

export function ProductToolbar({ list, isTiled, onTiled }: ProductToolbarProps) {
  const { t } = useTranslation()
  return (
    <ListToolbar
      list={list}
      search={{ label: t('admin.product.search'), hint: t('admin.product.searchHint') }}
      filters={useProductFilters()}
    >
      <Button
        variant="quiet"
        icon={isTiled ? List : LayoutGrid}
        aria-label={t(isTiled ? 'products.asRows' : 'products.asTiles')}
        onPress={() => onTiled(!isTiled)}
      />
    </ListToolbar>
  )
}
