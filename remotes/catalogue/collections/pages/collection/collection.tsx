import { LoadFailure, RecordMissing, RecordSkeleton } from '@stoa/admin/record'
import { collectionQueries } from '@stoa/api/admin/collections'
import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { usePageTitle, useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import FolderX from 'lucide-react/icons/folder-x'
import { useParams } from 'react-router'

import { CollectionDetails } from './collection-details.tsx'

export default function CollectionPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(collectionQueries(useApi()).detail(id))
  usePageTitle(data?.collection.title)
  const back = { path: '/collections', label: t('collections.title') }

  if (data) return <CollectionDetails key={id} collection={data.collection} />
  if (!error) {
    const cards = [
      { title: t('collections.products.title'), lines: 8 },
      { title: t('admin.json.title'), lines: 3 },
    ]
    return <RecordSkeleton back={back} cards={cards} />
  }
  if (hasStatus(error, 404)) {
    return (
      <RecordMissing
        icon={FolderX}
        title={t('collections.missing.title')}
        message={t('collections.missing.message')}
        back={back}
      />
    )
  }
  return <LoadFailure title={t('collections.failedOne')} error={error} onRetry={refetch} />
}
