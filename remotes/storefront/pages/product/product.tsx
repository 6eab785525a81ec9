import { useApi } from '@stoa/api/react'
import { productQueries } from '@stoa/api/store/products'
import { useTranslation } from '@stoa/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { hasTrouble, LoadFailure } from '../../components/load-failure.tsx'
import { PriceRegion } from '../../components/price-region.tsx'
import { collectionPath, listPath } from '../../model/shop-address.ts'
import { useRegion } from '../../state/region.ts'
import { Lost } from '../lost/lost.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { RecentlySeen } from './recently-seen.tsx'
import { Related } from './related.tsx'

/** The page of one product. */
export function Product() {
  const { handle = '' } = useParams()
  const { t } = useTranslation()
  const { region } = useRegion()
  const query = useQuery(productQueries(useApi()).byHandle(handle, region.id))
  if (hasTrouble(query)) return <LoadFailure query={query} />
  if (!query.data) return <ProductSkeleton />
  const { product } = query.data
  if (!product) return <Lost />

  const all = { label: t('products.title'), path: listPath() }
  const { collection } = product
  const crumbs = collection?.handle
    ? [all, { label: collection.title, path: collectionPath(collection.handle) }]
    : [all]
  return (
    <>
      <Breadcrumbs crumbs={crumbs} current={product.title} />
      <PriceRegion isOld={query.isPlaceholderData}>
        <ProductDetails
          key={product.id}
          product={product}
          crumbs={crumbs}
          isWaiting={query.isPlaceholderData}
        />
      </PriceRegion>
      <Related key={`${product.id} related`} product={product} />
      <RecentlySeen productId={product.id} />
    </>
  )
}
