import { Field, type RecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { Select } from '@stoa/ui/select'

import { ROLES } from '../model/roles.ts'

interface WithRole {
  role: string | null
}

export function RoleField<Values extends WithRole>({ form }: { form: RecordForm<Values> }) {
  const { t } = useTranslation()
  return (
    <Field
      form={form as unknown as RecordForm<WithRole>}
      name="role"
      as={Select}
      label={t('team.fields.role')}
      description={t('team.fields.roleHint')}
      placeholder={t('team.fields.role')}
      options={ROLES.map((id) => ({ id, label: t(`team.roles.${id}`) }))}
      rules={{ required: 'admin.missing' }}
    />
  )
}
