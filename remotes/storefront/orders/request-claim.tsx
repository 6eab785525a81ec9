import { hasStatus } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { orderCalls, useRequestCustomerOrders } from '@stoa/api/store/orders'
import { useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { Skeleton } from '@stoa/ui/skeleton'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'

import { FormPage } from '../account/form-page.tsx'
import { SignIn } from '../account/sign-in.tsx'
import { useCustomer } from '../account/use-customer.ts'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { failureText } from '../state/failure-text.ts'
import { lookupOf, OrderFields, type OrderForm } from './order-fields.tsx'

/** Asks to add an order without an account to the one that is signed in. */
export function RequestClaim() {
  const { t } = useTranslation()
  const { query, isSignedOut } = useCustomer()
  const http = useApi()
  const request = useRequestCustomerOrders()
  const { state } = useLocation()
  const { control, handleSubmit, setError, formState } = useForm<OrderForm>({
    defaultValues: { number: '', email: '' },
  })

  async function ask(form: OrderForm): Promise<void> {
    try {
      const { order } = await orderCalls.lookupOrder(http, lookupOf(form))
      await request.mutateAsync({ order_ids: [order.id] })
    } catch (error) {
      setError('root', { message: hasStatus(error, 404) ? t('lookUp.unknown') : failureText(error, t) })
    }
  }

  if (query.isPending) return <Skeleton height="320px" />
  if (isSignedOut) return <SignIn lead={t('claimOrders.signIn')} />
  const isSent = request.isSuccess || (state as { isRequested?: boolean } | null)?.isRequested === true
  return (
    <FormPage
      title={t('claimOrders.title')}
      lead={t('claimOrders.lead')}
      links={<Link to="/account/orders">{t('claimOrders.toOrders')}</Link>}
    >
      {isSent ? <Banner tone="success">{t('claimOrders.sent')}</Banner> : null}
      <StepForm
        onSubmit={handleSubmit(ask)}
        refusal={formState.errors.root?.message}
        action={t('claimOrders.submit')}
        isSubmitting={formState.isSubmitting}
      >
        <OrderFields control={control} />
      </StepForm>
    </FormPage>
  )
}
