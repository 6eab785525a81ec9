import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { DeleteButton, useDeleteRecord } from '@stoa/admin/record'
import { useDeleteCustomerGroup } from '@stoa/api/admin/customer-groups'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

import type { GroupRow } from '../../components/group-row.ts'
import { useGroupQuestion } from '../../components/use-group-question.ts'

const EditGroup = lazyDialog(async () => (await import('../../components/edit-group.tsx')).EditGroup)

export function GroupActions({ group }: { group: GroupRow }) {
  const { id, name } = group
  const { t } = useTranslation()
  const questionOf = useGroupQuestion()
  const deletion = useDeleteRecord(useDeleteCustomerGroup(), {
    id,
    name,
    question: () => questionOf([group]),
    done: t('customerGroups.deleted'),
    back: '/customers/groups',
  })
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <DeleteButton deletion={deletion} />
      <Button onPress={() => setEditing(true)}>{t('admin.edit')}</Button>
      {isEditing ? <EditGroup group={group} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
