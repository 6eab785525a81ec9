import { productKeys, productQueries } from '@stoa/api/admin/products'
import { listQueryOf, useListFilter } from '@stoa/api/list'
import { useApi } from '@stoa/api/react'
import { useFailureText, useListContributions, useTranslation, Zone } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { ErrorState } from '@stoa/ui/error-state'
import { Page } from '@stoa/ui/page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { PRODUCT_STATUSES } from '../../model/product-status.ts'
import { ProductTable } from './product-table.tsx'
import { ProductToolbar } from './product-toolbar.tsx'

export default function ProductsPage() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { filter, narrow, turnTo, reset } = useListFilter(PRODUCT_STATUSES)
  const cache = useQueryClient()
  const refresh = useCallback(() => void cache.invalidateQueries({ queryKey: productKeys.lists() }), [cache])
  const added = useListContributions('product', refresh)
  const query = { ...listQueryOf(filter), is_giftcard: false }
  const products = useQuery(productQueries(useApi()).list(query, added.fields))

  return (
    <Page title={t('products.title')}>
      <Zone name="product.list.before" />
      {products.data?.refusedFields ? (
        <Banner tone="warning" title={t('products.refusedFields.title')}>
          {t('products.refusedFields.message', { fields: products.data.refusedFields.join(', ') })}
        </Banner>
      ) : null}
      <Card isFlush>
        <ProductToolbar filter={filter} onNarrow={narrow} />
        {products.isError && !products.data ? (
          <ErrorState
            title={t('products.failed')}
            message={failureText(products.error)}
            retry={{ label: t('retry'), onPress: () => void products.refetch() }}
          />
        ) : (
          <ProductTable
            page={products.data}
            isReplaced={products.isPlaceholderData}
            added={added}
            filter={filter}
            onTurn={turnTo}
            onReset={reset}
          />
        )}
      </Card>
      <Zone name="product.list.after" />
    </Page>
  )
}
