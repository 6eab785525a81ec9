import { lazyPart } from '@stoa/admin/lazy-dialog'
import { ListPage } from '@stoa/admin/list'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { LinkButton } from '@stoa/ui/link-button'
import Copy from 'lucide-react/icons/copy'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import Pencil from 'lucide-react/icons/pencil'
import Tag from 'lucide-react/icons/tag'

import { products } from '../../components/product-list.tsx'
import { useCopyProduct } from '../../components/use-copy-product.ts'
import { ListActions } from './list-actions.tsx'
import { useBulkChange } from './use-bulk-change.tsx'
import { useListLook } from './use-list-look.ts'
import { useProductActions } from './use-product-actions.ts'

const ProductTiles = lazyPart(async () => (await import('./product-tiles.tsx')).ProductTiles)

export default function ProductsPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { isTiled, showTiles } = useListLook()
  const actions = useProductActions()
  const copy = useCopyProduct()
  const bulk = useBulkChange()
  const hrefOf = ({ id }: { id: string }) => href(`/products/${id}`)
  const create = t('products.new.open')
  return (
    <>
      <ListPage
        list={products}
        title={t('products.title')}
        renderActions={({ filter, columns, page }) => (
          <>
            <ListActions filter={filter} columns={columns.map(({ id }) => id)} count={page?.count} />
            <LinkButton variant="primary" href={href('/products/new')}>
              {create}
            </LinkButton>
          </>
        )}
        tools={
          <Button
            variant="quiet"
            icon={isTiled ? List : LayoutGrid}
            aria-label={t(isTiled ? 'products.asRows' : 'products.asTiles')}
            onPress={() => showTiles(!isTiled)}
          />
        }
        rowActions={(row) => [
          { id: 'edit', label: t('admin.edit'), icon: Pencil, href: hrefOf(row) },
          {
            id: 'duplicate',
            label: t('products.duplicate.action'),
            icon: Copy,
            onAction: () => copy(row.id),
          },
        ]}
        bulkActions={[bulk.action, ...actions]}
        empty={{
          icon: Tag,
          title: t('products.empty.title'),
          message: t('products.empty.message'),
          actions: <LinkButton href={href('/products/new')}>{create}</LinkButton>,
        }}
        renderRows={isTiled ? (rows) => <ProductTiles {...rows} rowHref={hrefOf} /> : undefined}
      />
      {bulk.dialog}
    </>
  )
}
