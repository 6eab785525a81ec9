import { useDeleteAction } from '@stoa/admin/actions'
import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { defineList, ListPage } from '@stoa/admin/list'
import {
  collectionKeys,
  collectionQueries,
  useDeleteCollections,
  type CollectionPage,
} from '@stoa/api/admin/collections'
import type { HttpClient } from '@stoa/api/http'
import { useTranslation } from '@stoa/extension-sdk'
import Folder from 'lucide-react/icons/folder'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'

import { useCollectionQuestion } from '../../components/use-collection-question.ts'

const CreateCollection = lazyDialog(
  async () => (await import('../../components/create-collection.tsx')).CreateCollection,
)
const EditCollection = lazyDialog(
  async () => (await import('../../components/edit-collection.tsx')).EditCollection,
)

// With a search the store ignores dates, so there is no filter.
const collections = defineList({
  name: 'collections',
  path: '/collections',
  entity: 'product_collection',
  key: collectionKeys.lists(),
  read: (http: HttpClient) => collectionQueries(http).list,
  page: ({ collections: rows, count }: CollectionPage) => ({ rows, count }),
  hasFixedFields: true,
  rowName: ({ title }) => title,
  rowPath: ({ id }) => `/collections/${id}`,
  prefetch: (cache, http, { id }) => cache.prefetchQuery(collectionQueries(http).detail(id)),
  search: { label: 'collections.search', hint: 'collections.searchHint' },
  columns: {
    title: {
      header: 'collections.columns.title',
      width: '40%',
      sort: 'title',
      value: ({ title }) => title,
    },
    handle: {
      header: 'collections.columns.handle',
      width: '25%',
      sort: 'handle',
      value: ({ handle }) => handle,
    },
    products: {
      header: 'collections.columns.products',
      width: '96px',
      align: 'end',
      value: ({ products }) => products.length,
    },
    created: {
      header: 'collections.columns.created',
      width: '128px',
      sort: 'created_at',
      value: ({ created_at }) => new Date(created_at),
    },
  },
  failed: 'collections.failed',
})

export default function CollectionsPage() {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<string>()
  const remove = useDeleteAction(useDeleteCollections(), useCollectionQuestion())
  return (
    <>
      <ListPage
        list={collections}
        title={t('collections.title')}
        create={{ label: t('collections.create.action'), Dialog: CreateCollection }}
        rowActions={({ id }) => [
          { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: () => setEdited(id) },
        ]}
        bulkActions={[remove]}
        empty={{
          icon: Folder,
          title: t('collections.empty.title'),
          message: t('collections.empty.message'),
        }}
      />
      {edited === undefined ? null : <EditCollection id={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
