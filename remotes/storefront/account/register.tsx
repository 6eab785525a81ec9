import { hasStatus } from '@stoa/api/http'
import { useCreateCustomer } from '@stoa/api/store/customers'
import { useRequestCustomerOrders } from '@stoa/api/store/orders'
import { useTranslation } from '@stoa/i18n/react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'

import { EmailText } from '../pages/checkout/email-text.tsx'
import { FormText } from '../pages/checkout/form-text.tsx'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { failureText } from '../state/failure-text.ts'
import { FormPage } from './form-page.tsx'
import { NameFields } from './name-fields.tsx'
import { NewPassword } from './new-password.tsx'
import { readRegisterState } from './register-state.ts'
import { useCartAtSignIn } from './use-cart-at-sign-in.ts'

interface RegisterForm {
  first_name: string
  last_name: string
  email: string
  phone: string
  password: string
}

/** Creates an account and signs it in. Coming from an order, it also asks to add that order to the account. */
export function Register() {
  const { t } = useTranslation()
  const { state } = useLocation()
  const navigate = useNavigate()
  const create = useCreateCustomer()
  const claim = useRequestCustomerOrders()
  const bringCart = useCartAtSignIn()
  const { orderId, ...known } = readRegisterState(state)
  const { control, handleSubmit, setError, formState } = useForm<RegisterForm>({
    defaultValues: { ...known, phone: '', password: '' },
  })

  async function register(form: RegisterForm): Promise<void> {
    const phone = form.phone.trim()
    try {
      await create.mutateAsync({
        first_name: form.first_name.trim(),
        last_name: form.last_name.trim(),
        email: form.email.trim(),
        password: form.password,
        ...(phone && { phone }),
      })
      void bringCart()
      if (!orderId) return void (await navigate('/account', { replace: true }))
      const isRequested = await claim.mutateAsync({ order_ids: [orderId] }).then(
        () => true,
        () => false,
      )
      await navigate('/account/claim-orders', { replace: true, state: { isRequested } })
    } catch (error) {
      if (hasStatus(error, 422)) setError('email', { message: t('register.taken') }, { shouldFocus: true })
      else setError('root', { message: failureText(error, t) })
    }
  }

  return (
    <FormPage
      title={t('register.title')}
      lead={t('register.lead')}
      links={<Link to="/account/sign-in">{t('register.signIn')}</Link>}
    >
      <StepForm
        onSubmit={handleSubmit(register)}
        refusal={formState.errors.root?.message}
        action={t('register.submit')}
        isSubmitting={formState.isSubmitting}
      >
        <NameFields control={control} />
        <EmailText control={control} name="email" autoComplete="username" />
        <FormText control={control} name="phone" label={t('fields.phone')} type="tel" autoComplete="tel" />
        <NewPassword control={control} name="password" />
      </StepForm>
    </FormPage>
  )
}
