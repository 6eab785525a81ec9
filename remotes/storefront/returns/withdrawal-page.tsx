import { useApi } from '@stoa/api/react'
import { hasStatus } from '@stoa/api/http'
import { orderCalls, type ShopOrder } from '@stoa/api/store/orders'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'

import { FormPage } from '../account/form-page.tsx'
import { withdrawalDays } from '../model/withdrawal.ts'
import { lookupOf, OrderFields, type OrderForm } from '../orders/order-fields.tsx'
import { FormText } from '../pages/checkout/form-text.tsx'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { failureText } from '../state/failure-text.ts'
import { useRegion } from '../state/region.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'

/** What a withdrawal says; an order's page fills it in. */
export interface WithdrawalForm extends OrderForm {
  name: string
}

/** Withdraws from a purchase as the law of the EU asks: two steps, without signing in. */
export function WithdrawalPage() {
  const { t } = useTranslation()
  const { region } = useRegion()
  const [found, setFound] = useState<{ order: ShopOrder; name: string }>()
  const [isDone, setDone] = useState(false)
  const step = found ? 'confirm' : 'declare'
  return (
    <FormPage
      title={t('legal.withdrawal')}
      lead={found ? null : <Lead days={withdrawalDays(region.metadata)} />}
      step={isDone ? 'receipt' : step}
    >
      {found ? (
        <ConfirmWithdrawal {...found} onDone={() => setDone(true)} />
      ) : (
        <Declaration onFound={setFound} />
      )}
    </FormPage>
  )
}

function Lead({ days }: { days: number }) {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const
  return t('withdrawal.lead', { period: days.toLocaleString(locale, unit) })
}

interface DeclarationProps {
  onFound: (found: { order: ShopOrder; name: string }) => void
}

function Declaration({ onFound }: DeclarationProps) {
  const { t } = useTranslation()
  const http = useApi()
  const state = useLocation().state as Partial<WithdrawalForm> | null
  const { control, handleSubmit, setError, formState } = useForm<WithdrawalForm>({
    defaultValues: { name: state?.name ?? '', number: state?.number ?? '', email: state?.email ?? '' },
  })

  async function find({ name, ...form }: WithdrawalForm): Promise<void> {
    try {
      const { order } = await orderCalls.lookupOrder(http, lookupOf(form))
      onFound({ order, name: name.trim() })
    } catch (error) {
      setError('root', { message: hasStatus(error, 404) ? t('lookUp.unknown') : failureText(error, t) })
    }
  }

  return (
    <StepForm
      onSubmit={handleSubmit(find)}
      refusal={formState.errors.root?.message}
      action={t('exchange.submit')}
      isSubmitting={formState.isSubmitting}
    >
      <FormText control={control} name="name" label={t('profile.name')} autoComplete="name" isRequired />
      <OrderFields control={control} />
    </StepForm>
  )
}
