import { defineRecord, RecordPage, type RecordParts } from '@stoa/admin/record'
import { collectionQueries } from '@stoa/api/admin/collections'
import { useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import FolderX from 'lucide-react/icons/folder-x'

import type { CollectionOfPage } from '../../model/members.ts'
import { CollectionActions } from './collection-actions.tsx'
import { MembersCard } from './members-card.tsx'

const collection = defineRecord({
  title: 'collections.one',
  list: { path: '/collections', title: 'collections.title' },
  entity: 'product_collection',
  read: (http) => collectionQueries(http).detail,
  record: ({ collection: record }) => record,
  name: ({ title }) => title,
  missing: { icon: FolderX, title: 'collections.missing.title', message: 'collections.missing.message' },
  failed: 'collections.failedOne',
  loading: { cards: [{ title: 'collections.products.title', lines: 8 }], hasDescription: true },
  zone: { name: 'product_collection.details', props: (productCollection) => ({ productCollection }) },
})

const partsOf = (record: CollectionOfPage): RecordParts => ({
  description: <Description collection={record} />,
  actions: <CollectionActions collection={record} />,
  cards: <MembersCard collection={record} />,
})

export default function CollectionPage() {
  return <RecordPage record={collection} parts={partsOf} />
}

function Description({ collection: { handle, created_at } }: { collection: CollectionOfPage }) {
  const { t, locale } = useTranslation()
  return (
    <>
      {handle ? (
        <>
          <bdi dir="ltr">/{handle}</bdi> ·{' '}
        </>
      ) : null}
      {t('collections.since', { date: formatDate(created_at, locale) })}
    </>
  )
}
