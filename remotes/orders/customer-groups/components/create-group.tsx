import { FormDialog, isDuplicate, useRecordForm } from '@stoa/admin/form'
import { useCreateCustomerGroup } from '@stoa/api/admin/customer-groups'
import { useContributedFields, useNavigation, useNotify, useTranslation } from '@stoa/extension-sdk'
import { newMetadata } from '@stoa/ui/metadata-editor'

import { GroupFields, type GroupValues } from './group-fields.tsx'

const BLANK: GroupValues = { name: '', metadata: [] }

/** Creates a group without members and opens it. */
export function CreateGroup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { open } = useNavigation()
  const { mutateAsync: create, isPending } = useCreateCustomerGroup()
  const contributed = useContributedFields('customer_group', undefined, isPending)
  const form = useRecordForm<GroupValues>({
    id: 'new-customer-group',
    values: BLANK,
    parts: [contributed],
    refusalOf: (error) =>
      isDuplicate(error) ? { field: 'name', text: 'customerGroups.duplicate' } : undefined,
    save: async ({ name, metadata: rows }) => {
      const { customer_group: group } = await create({ name, ...newMetadata(rows, contributed.changes) })
      notify.success(t('customerGroups.created'), name)
      onClose()
      open(`/customers/groups/${group.id}`)
    },
  })
  return (
    <FormDialog
      title={t('customerGroups.create.title')}
      saveLabel={t('customerGroups.create.save')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <GroupFields form={form} />
      {contributed.elements}
    </FormDialog>
  )
}
