import { useDeclineOrderEdit, type ShopOrderEdit } from '@stoa/api/store/order-edits'
import type { ShopOrder } from '@stoa/api/store/orders'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { TextField } from '@stoa/ui/text-field'
import { TotalList } from '@stoa/ui/total-list'
import { type FormEvent, useState } from 'react'

import { StepForm } from '../pages/checkout/step-form.tsx'
import { failureText } from '../state/failure-text.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { useAcceptEdit } from './use-accept-edit.ts'

interface EditAnswerProps {
  edit: ShopOrderEdit
  order: ShopOrder
}

/** Accepts a change of an order, paying the difference, or declines it with a reason. */
export function EditAnswer({ edit, order }: EditAnswerProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const [isDeclining, setDeclining] = useState(false)
  const difference = edit.difference_due ?? 0
  const { providers, provider, setProvider, accept, isAccepting, refusal } = useAcceptEdit(edit)

  function submit(event: FormEvent): void {
    event.preventDefault()
    void accept()
  }

  if (isDeclining) return <Decline edit={edit} onBack={() => setDeclining(false)} />
  return (
    <>
      <Card>
        <TotalList
          rows={[
            {
              id: 'difference',
              label: t(difference < 0 ? 'orderEdit.back' : 'orderEdit.due'),
              value: money(Math.abs(difference), order.currency_code),
              isResult: true,
            },
          ]}
        />
      </Card>
      <StepForm
        onSubmit={submit}
        refusal={refusal}
        action={t(providers.length > 0 ? 'orderEdit.pay' : 'orderEdit.accept')}
        isSubmitting={isAccepting}
      >
        {providers.length > 0 ? (
          <PaymentChoice providers={providers} value={provider} onChange={setProvider} />
        ) : null}
      </StepForm>
      <div>
        <Button size="large" isDisabled={isAccepting} onPress={() => setDeclining(true)}>
          {t('orderEdit.decline')}
        </Button>
      </div>
    </>
  )
}

function Decline({ edit, onBack }: { edit: ShopOrderEdit; onBack: () => void }) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const decline = useDeclineOrderEdit()

  function submit(event: FormEvent): void {
    event.preventDefault()
    decline.mutate({ id: edit.id, ...(reason.trim() && { reason: reason.trim() }) })
  }

  return (
    <>
      <StepForm
        onSubmit={submit}
        refusal={decline.error ? failureText(decline.error, t) : null}
        action={t('orderEdit.confirmDecline')}
        isSubmitting={decline.isPending}
      >
        <TextField label={t('orderEdit.reason')} value={reason} onChange={setReason} />
      </StepForm>
      <div>
        <Button size="large" onPress={onBack}>
          {t('orderEdit.backToChange')}
        </Button>
      </div>
    </>
  )
}
