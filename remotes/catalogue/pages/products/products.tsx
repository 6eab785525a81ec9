import { productQueries } from '@stoa/api/admin/products'
import { listQueryOf, useListFilter } from '@stoa/api/list'
import { useApi } from '@stoa/api/react'
import { useFailureText, useTranslation, Zone } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'
import { ErrorState } from '@stoa/ui/error-state'
import { Page } from '@stoa/ui/page'
import { useQuery } from '@tanstack/react-query'

import { PRODUCT_STATUSES } from '../../model/product-status.ts'
import { ProductTable } from './product-table.tsx'
import { ProductToolbar } from './product-toolbar.tsx'

export default function ProductsPage() {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { filter, narrow, turnTo, reset } = useListFilter(PRODUCT_STATUSES)
  const products = useQuery(productQueries(useApi()).list({ ...listQueryOf(filter), is_giftcard: false }))

  return (
    <Page title={t('products.title')}>
      <Zone name="product.list.before" />
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
