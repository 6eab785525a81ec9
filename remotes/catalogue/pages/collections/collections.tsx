import { collectionKeys, collectionQueries } from '@stoa/api/admin/collections'
import { listQueryOf } from '@stoa/api/list'
import { useApi } from '@stoa/api/react'
import { useFailureText, useListContributions, useTranslation, Zone } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { ErrorState } from '@stoa/ui/error-state'
import { Page } from '@stoa/ui/page'
import { SavedViews } from '@stoa/ui/saved-views'
import { SearchField } from '@stoa/ui/search-field'
import { Toolbar } from '@stoa/ui/toolbar'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { later } from '../../components/later.tsx'
import { useListState } from '../../components/use-list-state.ts'
import { COLLECTION_RULES } from '../../model/collection-rules.ts'
import { CollectionTable } from './collection-table.tsx'
import { useCollectionColumns } from './use-collection-columns.tsx'

const CreateCollection = later(
  async () => (await import('../../components/collection/create-collection.tsx')).CreateCollection,
)

export default function CollectionsPage() {
  const { t } = useTranslation()
  const failureText = useFailureText()
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
      {added.fields.length > 0 ? (
        <Banner tone="warning" title={t('products.refusedFields.title')}>
          {t('products.refusedFields.message', { fields: added.fields.join(', ') })}
        </Banner>
      ) : null}
      <Card isFlush>
        <SavedViews {...list.views} />
        <Toolbar
          search={
            <SearchField
              label={t('collections.search')}
              placeholder={t('collections.searchHint')}
              value={list.filter.q}
              onSearch={(q) => list.narrow({ q })}
            />
          }
        />
        <CollectionTable
          list={list}
          added={added}
          page={collections.data}
          isReplaced={collections.isPlaceholderData}
          onCreate={create}
          failure={
            collections.isError && !collections.data ? (
              <ErrorState
                title={t('collections.failed')}
                message={failureText(collections.error)}
                retry={{ label: t('retry'), onPress: () => void collections.refetch() }}
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
