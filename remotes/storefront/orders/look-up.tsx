import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { orderCalls } from '@stoa/api/store/orders'
import { useTranslation } from '@stoa/i18n/react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'

import { FormPage } from '../account/form-page.tsx'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { failureText } from '../state/failure-text.ts'
import { OrderFields, lookupOf, type OrderForm } from './order-fields.tsx'

/** Finds an order by its number and e-mail address, without an account. */
export function LookUp() {
  const { t } = useTranslation()
  const http = useApi()
  const navigate = useNavigate()
  const { control, handleSubmit, setError, formState } = useForm<OrderForm>({
    defaultValues: { number: '', email: '' },
  })

  async function find(form: OrderForm): Promise<void> {
    try {
      const { order } = await orderCalls.lookupOrder(http, lookupOf(form))
      await navigate(`/orders/${order.id}`)
    } catch (error) {
      const message = hasStatus(error, 404) ? t('lookUp.unknown') : failureText(error, t)
      setError('root', { message })
    }
  }

  return (
    <FormPage
      title={t('lookUp.title')}
      lead={t('lookUp.lead')}
      links={<Link to="/account">{t('lookUp.account')}</Link>}
    >
      <StepForm
        onSubmit={handleSubmit(find)}
        refusal={formState.errors.root?.message}
        action={t('lookUp.submit')}
        isSubmitting={formState.isSubmitting}
      >
        <OrderFields control={control} />
      </StepForm>
    </FormPage>
  )
}
