import { TextField } from '@stoa/ui/text-field'
import { useTranslation } from 'react-i18next'

import { faultsOfNewPassword, SHORTEST_PASSWORD, type NewPassword } from './new-password.ts'

interface NewPasswordFieldsProps {
  value: NewPassword
  onChange: (value: NewPassword) => void
  /** Shows faults; false before the first submit. */
  showFaults: boolean
}

export function NewPasswordFields({ value, onChange, showFaults }: NewPasswordFieldsProps) {
  const { t } = useTranslation('shell')
  const faults = showFaults ? faultsOfNewPassword(value) : {}
  const errors = (fault: string | undefined) =>
    fault ? [t(fault, { length: SHORTEST_PASSWORD })] : undefined
  return (
    <>
      <TextField
        label={t('newPassword.password')}
        description={t('newPassword.hint', { length: SHORTEST_PASSWORD })}
        type="password"
        name="new-password"
        autoComplete="new-password"
        isRequired
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        errors={errors(faults.password)}
      />
      <TextField
        label={t('newPassword.confirmation')}
        type="password"
        name="confirm-password"
        autoComplete="new-password"
        isRequired
        value={value.confirmation}
        onChange={(confirmation) => onChange({ ...value, confirmation })}
        errors={errors(faults.confirmation)}
      />
    </>
  )
}
