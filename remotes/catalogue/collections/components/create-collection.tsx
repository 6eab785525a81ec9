import { FormDialog, useRecordForm } from '@stoa/admin/form'
import { useCreateCollection } from '@stoa/api/admin/collections'
import { useContributedFields, useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { newMetadata } from '@stoa/ui/metadata-editor'

import { CollectionFields, type CollectionValues } from './collection-fields.tsx'

const BLANK: CollectionValues = { title: '', handle: '', metadata: [] }

/** Creates a collection and opens it. */
export function CreateCollection({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { open } = useNavigation()
  const { mutateAsync: create, isPending } = useCreateCollection()
  const added = useContributedFields('product_collection', undefined, isPending)
  const form = useRecordForm<CollectionValues>({
    id: 'new-collection',
    values: BLANK,
    parts: [added],
    save: async ({ title, handle, metadata }) => {
      const { collection } = await create({
        title,
        ...(handle && { handle }),
        ...newMetadata(metadata, added.changes),
      })
      notify.success(t('collections.created'), title)
      onClose()
      open(`/collections/${collection.id}`)
    },
  })
  return (
    <FormDialog
      title={t('collections.create.title')}
      saveLabel={t('collections.create.save')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <CollectionFields form={form} />
      {added.elements}
    </FormDialog>
  )
}
