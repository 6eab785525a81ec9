import { hasStatus } from '@stoa/api/http'
import { useAuthenticate } from '@stoa/api/store/auth'
import { useTranslation } from '@stoa/i18n/react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'

import { EmailText } from '../pages/checkout/email-text.tsx'
import { FormText } from '../pages/checkout/form-text.tsx'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { failureText } from '../state/failure-text.ts'
import { FormPage } from './form-page.tsx'
import { type EmailState, emailIn } from './typed-email.ts'
import { useCartAtSignIn } from './use-cart-at-sign-in.ts'

interface SignInProps {
  lead?: string
  /** The address to open afterwards. Default: the same one, where the account's page then appears. */
  next?: string
}

/** Signs in by a session cookie. The cart of this browser then belongs to the account. */
export function SignIn({ lead, next }: SignInProps) {
  const { t } = useTranslation()
  const location = useLocation()
  const navigate = useNavigate()
  const authenticate = useAuthenticate()
  const bringCart = useCartAtSignIn()
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: emailIn(location.state), password: '' },
  })
  const email = useWatch({ control, name: 'email' })
  const state: EmailState = { email }

  async function signIn(form: { email: string; password: string }): Promise<void> {
    try {
      await authenticate.mutateAsync({ email: form.email.trim(), password: form.password })
      void bringCart()
      await navigate(next ?? location.pathname + location.search, { replace: true })
    } catch (error) {
      const message = hasStatus(error, 401) ? t('signIn.refused') : failureText(error, t)
      setError('root', { message })
    }
  }

  return (
    <FormPage
      title={t('signIn.title')}
      lead={lead}
      links={
        <>
          <Link to="/account/forgot-password" state={state}>
            {t('signIn.forgotten')}
          </Link>
          <Link to="/account/register" state={state}>
            {t('signIn.register')}
          </Link>
          <Link to="/orders">{t('signIn.lookUp')}</Link>
          <Link to="/gift-card">{t('frame.giftCard')}</Link>
          <Link to="/account/wish-list">{t('wish.title')}</Link>
        </>
      }
    >
      <StepForm
        onSubmit={handleSubmit(signIn)}
        refusal={formState.errors.root?.message}
        action={t('signIn.submit')}
        isSubmitting={formState.isSubmitting}
      >
        <EmailText control={control} name="email" autoComplete="username" />
        <FormText
          control={control}
          name="password"
          label={t('signIn.password')}
          type="password"
          autoComplete="current-password"
          isRequired
        />
      </StepForm>
    </FormPage>
  )
}
