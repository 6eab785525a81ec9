import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { DeleteButton, useDeleteRecord } from '@stoa/admin/record'
import { useDeleteCollection } from '@stoa/api/admin/collections'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import { useCollectionQuestion } from '../../components/use-collection-question.ts'
import type { CollectionOfPage } from '../../model/members.ts'

const EditCollection = lazyDialog(
  async () => (await import('../../components/edit-collection.tsx')).EditCollection,
)

export function CollectionActions({ collection }: { collection: CollectionOfPage }) {
  const { id, title } = collection
  const { t } = useTranslation()
  const questionOf = useCollectionQuestion()
  const deletion = useDeleteRecord(useDeleteCollection(), {
    id,
    name: title,
    question: questionOf([collection]),
    done: t('collections.deleted'),
    back: '/collections',
  })
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <DeleteButton deletion={deletion} />
      <Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>
      {isEditing ? <EditCollection id={id} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
