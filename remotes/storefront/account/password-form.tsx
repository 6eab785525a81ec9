import { hasStatus } from '@stoa/api/http'
import { useAuthenticate } from '@stoa/api/store/auth'
import { useUpdateCustomer } from '@stoa/api/store/customers'
import { useTranslation } from '@stoa/i18n/react'
import { useForm } from 'react-hook-form'

import { failureText } from '../state/failure-text.ts'
import { CurrentPassword } from './current-password.tsx'
import { NewPassword } from './new-password.tsx'
import { ProfileCard } from './profile-card.tsx'
import { useSignedIn } from './use-customer.ts'

const EMPTY = { current: '', password: '' }

/** Changes the password, once the current one was given. */
export function PasswordForm() {
  const { t } = useTranslation()
  const { email } = useSignedIn()
  const authenticate = useAuthenticate()
  const update = useUpdateCustomer()
  const { control, handleSubmit, setError, reset, formState } = useForm({ defaultValues: EMPTY })

  async function save({ current, password }: typeof EMPTY): Promise<void> {
    try {
      await authenticate.mutateAsync({ email, password: current })
      await update.mutateAsync({ password })
      reset(EMPTY)
    } catch (error) {
      const isWrong = hasStatus(error, 401)
      const message = isWrong ? t('profile.wrongPassword') : failureText(error, t)
      setError(isWrong ? 'current' : 'root', { message }, { shouldFocus: true })
    }
  }

  return (
    <ProfileCard
      title={t('profile.passwordTitle')}
      onSubmit={handleSubmit(save)}
      refusal={formState.errors.root?.message}
      isSubmitting={formState.isSubmitting}
      isSaved={update.isSuccess && !formState.isDirty}
    >
      <CurrentPassword control={control} name="current" />
      <NewPassword control={control} name="password" />
    </ProfileCard>
  )
}
