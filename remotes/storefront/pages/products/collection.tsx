import { useApi } from '@stoa/api/react'
import { collectionQueries } from '@stoa/api/store/collections'
import { useTranslation } from '@stoa/i18n/react'
import { Skeleton } from '@stoa/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'

import { hasTrouble, LoadFailure } from '../../components/load-failure.tsx'
import { orderIn } from '../../model/collection-order.ts'
import { collectionPath, listPath } from '../../model/shop-address.ts'
import { Lost } from '../lost/lost.tsx'
import { Listing } from './listing.tsx'

/** The products of one collection, in the order that staff gave it. */
export function CollectionPage() {
  const { t } = useTranslation()
  const { handle } = useParams()
  const query = useQuery(collectionQueries(useApi()).list({ handle: [handle ?? ''], limit: 1 }))
  if (hasTrouble(query)) return <LoadFailure query={query} />
  if (!query.data || query.isPlaceholderData) return <Skeleton height="480px" />
  const [collection] = query.data.collections
  if (!collection) return <Lost />
  const { id, title, metadata } = collection
  const description = metadata?.['description']
  return (
    <Listing
      key={id}
      title={title}
      scope={{ collection_id: [id] }}
      order={orderIn(metadata)}
      description={typeof description === 'string' ? description : null}
      crumbs={[{ label: t('products.title'), path: listPath() }]}
      collectionId={id}
      address={collectionPath(handle ?? '')}
    />
  )
}
