import { FormDialog, useWriteNotice } from '@stoa/admin/form'
import { useUpdateCustomer } from '@stoa/api/admin/customers'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'

import type { CustomerOfPage } from '../../components/customer-of-page.ts'
import { PasswordLink } from './password-link.tsx'

interface SetPasswordProps {
  customer: CustomerOfPage
  onClose: () => void
}

const SHORTEST = 8

/** Sets the password of an account. What is typed is kept nowhere, so this is no form with a draft. */
export function SetPassword({ customer, onClose }: SetPasswordProps) {
  const { id, email } = customer
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutate: update, isPending, error } = useUpdateCustomer()
  const notice = useWriteNotice(error)
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const fault = password.length < SHORTEST ? t('customers.password.short') : undefined
  const onSuccess = () => {
    notify.success(t('customers.password.saved'), email)
    onClose()
  }
  const submit = () => {
    setTried(true)
    if (!fault) update({ id, changes: { password } }, { onSuccess })
  }
  return (
    <FormDialog
      title={t('customers.password.title')}
      subtitle={t('customers.password.subtitle')}
      size="small"
      saveLabel={t('customers.password.action')}
      form={{ isDirty: password !== '', isSaving: isPending, ...notice, submit }}
      isSavedAsIs
      onClose={onClose}
    >
      <TextField
        label={t('customers.password.field')}
        description={t('customers.password.hint')}
        type="password"
        autoComplete="new-password"
        isRequired
        value={password}
        onChange={setPassword}
        errors={isTried && fault ? [fault] : []}
      />
      <PasswordLink email={email} onSent={onClose} />
    </FormDialog>
  )
}
