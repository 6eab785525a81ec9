import { FormDialog, handleOf, useRecordForm } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import { collectionQueries, useUpdateCollection } from '@stoa/api/admin/collections'
import { useApi } from '@stoa/api/react'
import { useContributedFields, useNotify, useTranslation } from '@stoa/extension-sdk'
import { Dialog } from '@stoa/ui/dialog'
import { changedMetadata, rowsOf, type Metadata } from '@stoa/ui/metadata-editor'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'

import { withoutOrder } from '../model/collection-order.ts'
import { CollectionFields, type CollectionValues } from './collection-fields.tsx'

interface EditCollectionProps {
  id: string
  onClose: () => void
}

/** Changes a collection. Lists do not have its metadata, so it is read first where it is not there yet. */
export function EditCollection({ id, onClose }: EditCollectionProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(collectionQueries(useApi()).detail(id))
  if (data) return <EditForm collection={data.collection} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={t('collections.edit')}>
      {error ? (
        <LoadFailure title={t('collections.failedOne')} error={error} onRetry={refetch} />
      ) : (
        <SkeletonLines count={5} />
      )}
    </Dialog>
  )
}

interface EditFormProps {
  collection: { id: string; title: string; handle: string | null; metadata: Metadata | null }
  onClose: () => void
}

function EditForm({ collection, onClose }: EditFormProps) {
  const { id, title, handle } = collection
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update, isPending } = useUpdateCollection()
  const own = withoutOrder(collection.metadata)
  const added = useContributedFields('product_collection', collection, isPending)
  const form = useRecordForm<CollectionValues>({
    id: `collection-${id}`,
    values: { title, handle: handle ?? '', metadata: rowsOf(own) },
    parts: [added],
    save: async (values, typed) => {
      const changes = {
        ...(typed.title !== undefined && { title: typed.title }),
        ...(typed.handle !== undefined && { handle: typed.handle || handleOf(values.title) }),
        ...changedMetadata(own, typed.metadata, added.changes),
      }
      await update({ id, changes })
      notify.success(t('collections.saved'), values.title)
      onClose()
    },
  })
  return (
    <FormDialog title={t('collections.edit')} form={form} onClose={onClose}>
      <CollectionFields form={form} />
      {added.elements}
    </FormDialog>
  )
}
