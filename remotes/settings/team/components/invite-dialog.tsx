import { Field, FormDialog, REQUIRED_EMAIL, useRecordForm } from '@stoa/admin/form'
import { useCreateInvite } from '@stoa/api/admin/invites'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { TextField } from '@stoa/ui/text-field'

import { roleOf } from '../model/roles.ts'
import { RoleField } from './role-field.tsx'

const BLANK = { email: '', role: 'member' as string | null }

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: invite } = useCreateInvite()
  const form = useRecordForm({
    id: 'new-invite',
    values: BLANK,
    serverFields: { user: 'email' },
    save: async ({ email, role }) => {
      await invite({ user: email, role: roleOf(role) })
      notify.success(t('team.invite.done'), email)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('team.invite.title')}
      subtitle={t('team.invite.hint')}
      saveLabel={t('team.invite.save')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <Field
        form={form}
        name="email"
        as={TextField}
        label={t('team.fields.email')}
        type="email"
        rules={REQUIRED_EMAIL}
        autoComplete="off"
      />
      <RoleField form={form} />
    </FormDialog>
  )
}
