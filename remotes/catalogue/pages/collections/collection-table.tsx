import { collectionQueries, type CollectionPage } from '@stoa/api/admin/collections'
import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation, type PlacedContributions } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/empty-state'
import { useQueryClient } from '@tanstack/react-query'
import Folder from 'lucide-react/icons/folder'
import Pencil from 'lucide-react/icons/pencil'
import { useState, type ReactNode } from 'react'

import { later } from '../../components/later.tsx'
import { ListTable } from '../../components/list-table.tsx'
import type { ListState } from '../../components/use-list-state.ts'
import type { CollectionRow } from '../../model/collection-row.ts'
import { useCollectionActions } from './use-collection-actions.ts'

const EditCollection = later(
  async () => (await import('../../components/collection/edit-collection.tsx')).EditCollection,
)

interface CollectionTableProps {
  list: ListState<CollectionRow>
  added: PlacedContributions<'product_collection'>
  /** Undefined until the first page is there. */
  page: CollectionPage | undefined
  isReplaced: boolean
  onCreate: () => void
  failure: ReactNode
}

export function CollectionTable(props: CollectionTableProps) {
  const { list, added, page, isReplaced, onCreate, failure } = props
  const { t } = useTranslation()
  const { href } = useNavigation()
  const cache = useQueryClient()
  const queries = collectionQueries(useApi())
  const actions = useCollectionActions()
  const [edited, setEdited] = useState<string>()
  return (
    <>
      <ListTable
        label={t('collections.title')}
        list={list}
        columns={list.columns}
        columnChoice={list.columnChoice}
        page={page && { rows: page.collections, count: page.count }}
        isReplaced={isReplaced}
        nameOf={({ title }) => title}
        rowHref={({ id }) => href(`/collections/${id}`)}
        rowActions={(row) => [
          { id: 'edit', label: t('common.edit'), icon: Pencil, onAction: () => setEdited(row.id) },
          ...added.rowActions.map(({ run, ...entry }) => ({ ...entry, onAction: () => run(row) })),
        ]}
        bulkActions={[...actions, ...added.bulkActions]}
        onRowIntent={({ id }) => void cache.prefetchQuery(queries.detail(id))}
        empty={
          <EmptyState
            icon={Folder}
            title={t('collections.empty.title')}
            message={t('collections.empty.message')}
            actions={<Button onPress={onCreate}>{t('collections.create.action')}</Button>}
          />
        }
        failure={failure}
      />
      {edited === undefined ? null : <EditCollection id={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
