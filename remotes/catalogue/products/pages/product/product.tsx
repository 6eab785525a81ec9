import { LoadFailure } from '@stoa/admin/record'
import { productQueries } from '@stoa/api/admin/products'
import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { usePageTitle, useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import { ProductDetails } from './product-details.tsx'
import { ProductMissing } from './product-missing.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'

export default function ProductPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(productQueries(useApi()).detail(id))
  usePageTitle(data?.product.title)

  if (data) return <ProductDetails key={id} product={data.product} />
  if (!error) return <ProductSkeleton />
  if (hasStatus(error, 404)) return <ProductMissing />
  return <LoadFailure title={t('products.failedOne')} error={error} onRetry={refetch} />
}
