import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useReportResults, useReportUncaught } from '@stoa/admin/list'
import type { AdminProduct, VariantOfProduct } from '@stoa/api/admin/products'
import { useFlag, useNavigation, useTranslation } from '@stoa/extension-sdk'
import { ActionTable, type ActionTableProps } from '@stoa/ui/action-table'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { LinkButton } from '@stoa/ui/link-button'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'

import { searchVariants, sortVariants } from '../../model/variant-list.ts'
import { useVariantActions } from './use-variant-actions.ts'
import { useVariantColumns } from './use-variant-columns.tsx'

/** Which dialog is open; `variant` is the one that is changed or copied. */
type Opened =
  | { dialog: 'options' }
  | { dialog: 'order' }
  | { dialog: 'variant'; variant?: VariantOfProduct; isCopy?: boolean }

const EditVariant = lazyDialog(async () => (await import('./edit-variant.tsx')).EditVariant)
const EditOptions = lazyDialog(async () => (await import('./edit-options.tsx')).EditOptions)
const OrderVariants = lazyDialog(async () => (await import('./order-variants.tsx')).OrderVariants)

export function VariantsCard({ product }: { product: AdminProduct }) {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const { variants } = product
  const countsByLocation = useFlag('inventoryService')
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<ActionTableProps<VariantOfProduct>['sort']>()
  const [opened, setOpened] = useState<Opened>()
  const columns = useVariantColumns(product)
  const shown = sortVariants(searchVariants(variants, query), sort, locale)
  const close = () => setOpened(undefined)
  const edit = (variant: VariantOfProduct) => setOpened({ dialog: 'variant', variant })
  return (
    <Card
      title={t('productVariants.title')}
      isFlush
      actions={
        <>
          {variants.length > 0 ? (
            <LinkButton size="small" href={href(`/products/spreadsheet?id=${product.id}`)}>
              {t('products.spreadsheet.open')}
            </LinkButton>
          ) : null}
          <Button size="small" onPress={() => setOpened({ dialog: 'options' })}>
            {t('productVariants.options.edit')}
          </Button>
          {variants.length > 1 ? (
            <Button size="small" onPress={() => setOpened({ dialog: 'order' })}>
              {t(countsByLocation ? 'productVariants.order.action' : 'productVariants.order.stockAction')}
            </Button>
          ) : null}
          <Button size="small" onPress={() => setOpened({ dialog: 'variant' })}>
            {t('productVariants.add')}
          </Button>
        </>
      }
    >
      {variants.length > 0 ? (
        <Toolbar
          search={<SearchField label={t('productVariants.search')} value={query} onSearch={setQuery} />}
        />
      ) : null}
      <ActionTable
        onSettled={useReportResults()}
        onFailed={useReportUncaught()}
        label={t('productVariants.title')}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        sort={sort}
        onSort={setSort}
        rowActions={(variant) => [
          { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: () => edit(variant) },
          {
            id: 'duplicate',
            label: t('products.duplicate.action'),
            icon: Copy,
            onAction: () => setOpened({ dialog: 'variant', variant, isCopy: true }),
          },
        ]}
        bulkActions={useVariantActions(product)}
        empty={<EmptyState title={t(query ? 'admin.list.noMatch.title' : 'productVariants.empty')} />}
      />
      {opened?.dialog === 'options' ? <EditOptions product={product} onClose={close} /> : null}
      {opened?.dialog === 'order' ? <OrderVariants product={product} onClose={close} /> : null}
      {opened?.dialog === 'variant' ? (
        <EditVariant
          product={product}
          variant={opened.variant}
          isCopy={opened.isCopy ?? false}
          onClose={close}
        />
      ) : null}
    </Card>
  )
}
