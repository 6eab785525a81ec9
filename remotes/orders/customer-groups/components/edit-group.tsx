import { FormDialog, isDuplicate, useRecordForm } from '@stoa/admin/form'
import { useUpdateCustomerGroup } from '@stoa/api/admin/customer-groups'
import { useContributedFields, useNotify, useTranslation } from '@stoa/extension-sdk'
import { changedMetadata, rowsOf, type Metadata } from '@stoa/ui/metadata-editor'

import { GroupFields, type GroupValues } from './group-fields.tsx'

interface EditGroupProps {
  group: { id: string; name: string; metadata: Metadata | null }
  onClose: () => void
}

export function EditGroup({ group, onClose }: EditGroupProps) {
  const { id, name, metadata } = group
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update, isPending } = useUpdateCustomerGroup()
  const contributed = useContributedFields('customer_group', group, isPending)
  const form = useRecordForm<GroupValues>({
    id: `customer-group-${id}`,
    values: { name, metadata: rowsOf(metadata) },
    parts: [contributed],
    refusalOf: (error) =>
      isDuplicate(error) ? { field: 'name', text: 'customerGroups.duplicate' } : undefined,
    save: async (values, { metadata: typed, ...changed }) => {
      const changes = { ...changed, ...changedMetadata(metadata, typed, contributed.changes) }
      await update({ id, changes })
      notify.success(t('customerGroups.saved'), values.name)
      onClose()
    },
  })
  return (
    <FormDialog title={t('customerGroups.edit')} form={form} onClose={onClose}>
      <GroupFields form={form} />
      {contributed.elements}
    </FormDialog>
  )
}
