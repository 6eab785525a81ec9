import { useApi } from '@stoa/api/react'
import { productQueries } from '@stoa/api/store/products'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import { hasTrouble, LoadFailure } from '../../components/load-failure.tsx'
import { useRegion } from '../../state/region.ts'
import { Lost } from '../lost/lost.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { Related } from './related.tsx'

/** The page of one product. */
export function Product() {
  const { handle = '' } = useParams()
  const { region } = useRegion()
  const query = useQuery(productQueries(useApi()).byHandle(handle, region.id))
  if (hasTrouble(query)) return <LoadFailure query={query} />
  if (!query.data) return <ProductSkeleton />
  const { product } = query.data
  if (!product) return <Lost />
  return (
    <>
      <ProductDetails key={product.id} product={product} />
      <Related key={`${product.id} related`} product={product} />
    </>
  )
}
