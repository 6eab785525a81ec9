import { isApiError } from '@stoa/api/http'
import { useAuthenticate } from '@stoa/api/store/auth'
import { useResetPassword } from '@stoa/api/store/customers'
import { useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'

import { StepForm } from '../pages/checkout/step-form.tsx'
import { failureText } from '../state/failure-text.ts'
import { FormPage } from './form-page.tsx'
import { NewPassword } from './new-password.tsx'
import { useCartAtSignIn } from './use-cart-at-sign-in.ts'

/** A wrong, used or expired token is refused with either. */
const REFUSED = new Set([401, 500])

/** Sets a new password with the token of an e-mail, then signs in with it. */
export function ResetPassword() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const reset = useResetPassword()
  const authenticate = useAuthenticate()
  const bringCart = useCartAtSignIn()
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const token = search.get('token')
  const email = search.get('email')

  const links = <Link to="/account/forgot-password">{t('resetPassword.newLink')}</Link>
  if (!token || !email) {
    return (
      <FormPage title={t('resetPassword.title')} links={links}>
        <Banner tone="error">{t('resetPassword.incomplete')}</Banner>
      </FormPage>
    )
  }

  async function save({ password }: { password: string }): Promise<void> {
    const owner = { email: email ?? '', password }
    try {
      await reset.mutateAsync({ ...owner, token: token ?? '' })
    } catch (error) {
      const isRefused =
        isApiError(error) && error.failure.kind === 'http' && REFUSED.has(error.failure.status)
      setError('root', { message: isRefused ? t('resetPassword.refused') : failureText(error, t) })
      return
    }
    // The password is set; when the sign-in fails, the account asks for it.
    await authenticate.mutateAsync(owner).then(
      () => void bringCart(),
      () => undefined,
    )
    await navigate('/account', { replace: true })
  }

  return (
    <FormPage title={t('resetPassword.title')} lead={t('resetPassword.lead', { email })} links={links}>
      <StepForm
        onSubmit={handleSubmit(save)}
        refusal={formState.errors.root?.message}
        action={t('resetPassword.submit')}
        isSubmitting={formState.isSubmitting}
      >
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPassword control={control} name="password" />
      </StepForm>
    </FormPage>
  )
}
