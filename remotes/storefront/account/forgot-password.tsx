import { useGeneratePasswordToken } from '@stoa/api/store/customers'
import { useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'

import { EmailText } from '../pages/checkout/email-text.tsx'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { failureText } from '../state/failure-text.ts'
import { FormPage } from './form-page.tsx'
import { emailIn } from './typed-email.ts'

/** Has a link for a new password sent. The page says the same whether or not there is an account. */
export function ForgotPassword() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const send = useGeneratePasswordToken()
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { email: emailIn(state) } })

  async function request({ email }: { email: string }): Promise<void> {
    try {
      await send.mutateAsync({ email: email.trim() })
    } catch (error) {
      setError('root', { message: failureText(error, t) })
    }
  }

  return (
    <FormPage
      title={t('forgotPassword.title')}
      lead={t('forgotPassword.lead')}
      links={<Link to="/account/sign-in">{t('forgotPassword.signIn')}</Link>}
    >
      <StepForm
        onSubmit={handleSubmit(request)}
        refusal={formState.errors.root?.message}
        action={t(send.isSuccess ? 'forgotPassword.again' : 'forgotPassword.submit')}
        isSubmitting={formState.isSubmitting}
      >
        <EmailText control={control} name="email" autoComplete="username" />
        {send.isSuccess ? <Banner tone="success">{t('forgotPassword.sent')}</Banner> : null}
      </StepForm>
    </FormPage>
  )
}
