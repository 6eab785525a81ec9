import { RefusedFields } from '@stoa/admin/list'
import { productQueryOf } from '@stoa/admin/pickers'
import { LoadFailure } from '@stoa/admin/record'
import { productKeys, productQueries } from '@stoa/api/admin/products'
import { useApi } from '@stoa/api/react'
import { useListContributions, useNavigation, useTranslation, Zone } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { LinkButton } from '@stoa/ui/link-button'
import { Page } from '@stoa/ui/page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { ListActions } from './list-actions.tsx'
import { fieldsOf } from './product-columns.tsx'
import { ProductTable } from './product-table.tsx'
import { ProductToolbar } from './product-toolbar.tsx'
import { useListLook } from './use-list-look.ts'
import { useProductList } from './use-product-list.ts'

export default function ProductsPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { isTiled, showTiles } = useListLook()
  const cache = useQueryClient()
  const refresh = useCallback(() => void cache.invalidateQueries({ queryKey: productKeys.lists() }), [cache])
  const added = useListContributions('product', refresh)
  const list = useProductList(added)
  const query = productQueryOf(list.filter)
  const fields = [...fieldsOf(list.columns), ...added.fields]
  const products = useQuery(productQueries(useApi()).list(query, fields))

  return (
    <Page
      title={t('products.title')}
      actions={
        <>
          <ListActions
            filter={list.filter}
            columns={list.columns.map(({ id }) => id)}
            count={products.data?.count}
          />
          <LinkButton variant="primary" href={href('/products/new')}>
            {t('products.new.open')}
          </LinkButton>
        </>
      }
    >
      <Zone name="product.list.before" />
      <RefusedFields fields={products.data?.refusedFields} />
      <Card isFlush>
        <ProductToolbar list={list} isTiled={isTiled} onTiled={showTiles} />
        <ProductTable
          page={products.data}
          isReplaced={products.isPlaceholderData}
          added={added}
          isTiled={isTiled}
          list={list}
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
      </Card>
      <Zone name="product.list.after" />
    </Page>
  )
}
