import { FormDialog } from '@stoa/admin/form'
import { isSessionLost } from '@stoa/api/http'
import { useUpdateCustomer } from '@stoa/api/admin/customers'
import { useFailureText, useNotify, useTranslation } from '@stoa/extension-sdk'
import { TextField } from '@stoa/ui/text-field'
import { useState } from 'react'

import type { CustomerOfPage } from '../../components/customer-of-page.ts'

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
  const failureText = useFailureText()
  const { mutateAsync: update, isPending } = useUpdateCustomer()
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const fault = password.length < SHORTEST ? t('customers.password.short') : undefined
  const save = async () => {
    setTried(true)
    setFailure(undefined)
    if (fault) return
    try {
      await update({ id, changes: { password } })
      notify.success(t('customers.password.saved'), email)
      onClose()
    } catch (error) {
      if (!isSessionLost(error)) setFailure(failureText(error))
    }
  }
  return (
    <FormDialog
      title={t('customers.password.title')}
      subtitle={t('customers.password.subtitle')}
      size="small"
      saveLabel={t('customers.password.action')}
      form={{ isDirty: password !== '', isSaving: isPending, failure, submit: () => void save() }}
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
    </FormDialog>
  )
}
