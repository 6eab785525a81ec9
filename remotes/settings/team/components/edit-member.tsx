import { Field, FormDialog, OPTIONAL_TEXT, useRecordForm } from '@stoa/admin/form'
import { useUpdateUser } from '@stoa/api/admin/users'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { FormGrid } from '@stoa/ui/form-grid'
import { TextField } from '@stoa/ui/text-field'

import { roleOf } from '../model/roles.ts'
import { RoleField } from './role-field.tsx'

interface EditMemberProps {
  member: { id: string; email: string; first_name: string | null; last_name: string | null; role: string }
  onClose: () => void
}

export function EditMember({ member, onClose }: EditMemberProps) {
  const { id, email, first_name, last_name } = member
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateUser()
  const form = useRecordForm({
    id: `member-${id}`,
    values: {
      first_name: first_name ?? '',
      last_name: last_name ?? '',
      role: member.role as string | null,
    },
    save: async (_values, { role, ...names }) => {
      await update({ id, changes: { ...names, ...(role !== undefined && { role: roleOf(role) }) } })
      notify.success(t('team.saved'), email)
      onClose()
    },
  })
  return (
    <FormDialog title={t('team.edit')} subtitle={email} form={form} onClose={onClose}>
      <FormGrid>
        <Field
          form={form}
          name="first_name"
          as={TextField}
          label={t('team.fields.firstName')}
          rules={OPTIONAL_TEXT}
          autoComplete="off"
        />
        <Field
          form={form}
          name="last_name"
          as={TextField}
          label={t('team.fields.lastName')}
          rules={OPTIONAL_TEXT}
          autoComplete="off"
        />
      </FormGrid>
      <RoleField form={form} />
    </FormDialog>
  )
}
