import { hasStatus } from '@stoa/api/http'
import { useAuthenticate } from '@stoa/api/store/auth'
import { useUpdateCustomer } from '@stoa/api/store/customers'
import { useTranslation } from '@stoa/i18n/react'
import { useForm } from 'react-hook-form'

import { EmailText } from '../pages/checkout/email-text.tsx'
import { failureText } from '../state/failure-text.ts'
import { CurrentPassword } from './current-password.tsx'
import { ProfileCard } from './profile-card.tsx'
import { useSignedIn } from './use-customer.ts'

interface EmailForm {
  email: string
  current: string
}

/** Changes the e-mail address that signs in, once the password was given. */
export function EmailForm() {
  const { t } = useTranslation()
  const customer = useSignedIn()
  const authenticate = useAuthenticate()
  const update = useUpdateCustomer()
  const { control, handleSubmit, setError, reset, formState } = useForm<EmailForm>({
    defaultValues: { email: customer.email, current: '' },
  })

  async function save({ email, current }: EmailForm): Promise<void> {
    try {
      await authenticate.mutateAsync({ email: customer.email, password: current })
    } catch (error) {
      const isWrong = hasStatus(error, 401)
      const message = isWrong ? t('profile.wrongPassword') : failureText(error, t)
      setError(isWrong ? 'current' : 'root', { message }, { shouldFocus: true })
      return
    }
    try {
      await update.mutateAsync({ email: email.trim() })
      reset({ email: email.trim(), current: '' })
    } catch (error) {
      const isTaken = hasStatus(error, 422)
      const message = isTaken ? t('register.taken') : failureText(error, t)
      setError(isTaken ? 'email' : 'root', { message }, { shouldFocus: true })
    }
  }

  return (
    <ProfileCard
      title={t('fields.email')}
      onSubmit={handleSubmit(save)}
      refusal={formState.errors.root?.message}
      isSubmitting={formState.isSubmitting}
      isSaved={update.isSuccess && !formState.isDirty}
    >
      <EmailText control={control} name="email" autoComplete="username" />
      <CurrentPassword control={control} name="current" />
    </ProfileCard>
  )
}
