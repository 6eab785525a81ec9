import { collectionKeys, collectionQueries } from '@stoa/api/admin/collections'
import { listQueryOf } from '@stoa/api/list'
import { useApi } from '@stoa/api/react'
import { useListContributions, useTranslation, Zone } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { Page } from '@stoa/ui/page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { later } from '../../components/later.tsx'
import { ListToolbar } from '../../components/list-toolbar.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { RefusedFields } from '../../components/refused-fields.tsx'
import { useListState } from '../../components/use-list-state.ts'
import { COLLECTION_RULES } from '../../model/collection-rules.ts'
import { CollectionTable } from './collection-table.tsx'
import { useCollectionColumns } from './use-collection-columns.tsx'

const CreateCollection = later(
  async () => (await import('../../components/collection/create-collection.tsx')).CreateCollection,
)

export default function CollectionsPage() {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const refresh = useCallback(
    () => void cache.invalidateQueries({ queryKey: collectionKeys.lists() }),
    [cache],
  )
  const added = useListContributions('product_collection', refresh)
  const [isCreating, setCreating] = useState(false)
  const list = useListState({
    name: 'collections',
    path: '/collections',
    rules: COLLECTION_RULES,
    columns: [...useCollectionColumns(), ...added.columns],
  })
  const query = listQueryOf(list.filter, COLLECTION_RULES)
  const collections = useQuery(collectionQueries(useApi()).list(query))
  const create = () => setCreating(true)

  return (
    <Page
      title={t('collections.title')}
      actions={
        <Button variant="primary" onPress={create}>
          {t('collections.create.action')}
        </Button>
      }
    >
      <Zone name="product_collection.list.before" />
      <RefusedFields fields={added.fields} />
      <Card isFlush>
        <ListToolbar
          list={list}
          search={{ label: t('collections.search'), hint: t('collections.searchHint') }}
        />
        <CollectionTable
          list={list}
          added={added}
          page={collections.data}
          isReplaced={collections.isPlaceholderData}
          onCreate={create}
          failure={
            collections.isError && !collections.data ? (
              <LoadFailure
                title={t('collections.failed')}
                error={collections.error}
                onRetry={collections.refetch}
              />
            ) : undefined
          }
        />
      </Card>
      <Zone name="product_collection.list.after" />
      {isCreating ? <CreateCollection onClose={() => setCreating(false)} /> : null}
    </Page>
  )
}
