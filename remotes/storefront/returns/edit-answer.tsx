import { useDeclineOrderEdit, type ShopOrderEdit } from '@stoa/api/store/order-edits'
import type { ShopOrder } from '@stoa/api/store/orders'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { TextField } from '@stoa/ui/text-field'
import { TotalList } from '@stoa/ui/total-list'
import { type FormEvent, useState } from 'react'

import { ActionLink } from '../components/action-link.tsx'
import { hasTrouble, LoadFailure } from '../components/load-failure.tsx'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { failureText } from '../state/failure-text.ts'
import { EditPayment, type Payment } from './edit-payment.tsx'
import { ShareList } from './share-list.tsx'
import { addUpTo, isConfirmed, isDividable, sharesOf } from './shares.ts'
import { useAcceptEdit } from './use-accept-edit.ts'

interface EditAnswerProps {
  edit: ShopOrderEdit
  order: ShopOrder
  isDeclining: boolean
  /** Called with whether the change is about to be declined. */
  onDecline: (isDeclining: boolean) => void
}

/** Accepts a change of an order, paying the difference, or declines it with a reason. */
export function EditAnswer({ edit, order, isDeclining, onDecline }: EditAnswerProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const [chosen, setChosen] = useState<Payment>()
  const { query, collection, accept, isAccepting, refusal, setRefusal } = useAcceptEdit(edit)
  const difference = edit.difference_due ?? 0
  const due = collection?.amount ?? 0
  const providers = (collection?.region?.payment_providers ?? []).map(({ id }) => id)
  const payment = chosen ?? { provider: providers[0] ?? null }
  const isOpen = collection !== undefined && isDividable(collection)
  const isPaid = collection?.status === 'authorized'
  const hasBegun = collection !== undefined && !isOpen && !isPaid

  function submit(event: FormEvent): void {
    event.preventDefault()
    const { provider, amounts } = payment
    const shares = sharesOf(amounts ?? (provider ? { [provider]: due } : {}))
    if (isOpen && !addUpTo(shares, due))
      return setRefusal(t('orderEdit.wrongSum', { amount: money(due, order.currency_code) }))
    void accept(shares)
  }

  if (isDeclining) return <Decline edit={edit} onBack={() => onDecline(false)} />
  if (hasTrouble(query)) return <LoadFailure query={query} />
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
      {hasBegun ? <ShareList collection={collection} onDone={() => void accept([])} /> : null}
      <StepForm
        onSubmit={submit}
        refusal={refusal}
        action={t(collection && !isPaid ? 'orderEdit.pay' : 'orderEdit.accept')}
        isSubmitting={isAccepting || query.isLoading}
      >
        {isOpen ? (
          <EditPayment
            providers={providers}
            due={due}
            currency={order.currency_code}
            value={payment}
            onChange={setChosen}
          />
        ) : null}
      </StepForm>
      {isPaid || hasBegun ? (
        <div>
          <ActionLink to={`/orders/${order.id}/help`}>{t('order.help')}</ActionLink>
        </div>
      ) : null}
      {isPaid || collection?.payment_sessions.some(isConfirmed) ? null : (
        <div>
          <Button size="large" isDisabled={isAccepting} onPress={() => onDecline(true)}>
            {t('orderEdit.decline')}
          </Button>
        </div>
      )}
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
