import { useApi } from '@stoa/api/react'
import type { ShopOrder } from '@stoa/api/store/orders'
import { returnReasonQueries } from '@stoa/api/store/return-reasons'
import { useCreateReturn } from '@stoa/api/store/returns'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Banner } from '@stoa/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { NativeSelect } from '../components/native-select.tsx'
import { lineName, linesOf } from '../model/cart.ts'
import { isWithdrawable, withdrawableOf, withdrawalDays } from '../model/withdrawal.ts'
import { LetterLink } from '../orders/letter-link.tsx'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { writeFailureText } from '../state/write-failure-text.ts'
import { rememberReturn, useAnnounced } from './announced.ts'
import styles from './return-lines.module.css'

interface WithdrawalProps {
  order: ShopOrder
  name: string
  /** Called when the store has the withdrawal. */
  onDone: () => void
}

/** The second step of a withdrawal, and its receipt. The store's staff find it among the returns. */
export function ConfirmWithdrawal({ order, name, onDone }: WithdrawalProps) {
  const { t } = useTranslation()
  const { number, dateTime } = useFormats()
  const create = useCreateReturn()
  const reasons = useQuery({ ...returnReasonQueries(useApi()).list(), meta: { quiet: true } })
  const announced = useAnnounced(order.id)
  const lines = linesOf(order)
    .map((line) => ({ line, most: withdrawableOf(line, announced) }))
    .filter(({ most }) => most > 0)
  const [chosen, setChosen] = useState(() => new Map(lines.map(({ line, most }) => [line.id, most])))
  const [isAsked, setAsked] = useState(false)
  const [now] = useState(Date.now)
  const isEmpty = isAsked && [...chosen.values()].every((quantity) => quantity === 0)
  const isOpen = isWithdrawable(order, withdrawalDays(order.region.metadata), now)
  const values = { number: order.display_id, name, email: order.email }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const reason = reasons.data?.return_reasons.find(({ value }) => value === 'withdrawal')
    const items = [...chosen]
      .filter(([, quantity]) => quantity > 0)
      .map(([item_id, quantity]) => ({
        item_id,
        quantity,
        note: t('withdrawal.note', { name }),
        ...(reason && { reason_id: reason.id }),
      }))
    setAsked(true)
    if (items.length === 0 || create.isPending) return
    create.mutate(
      { order_id: order.id, items },
      {
        onSuccess: ({ return: { id, created_at, refund_amount } }) => {
          rememberReturn({
            id,
            orderId: order.id,
            at: String(created_at),
            refund: refund_amount,
            lines: items.map(({ item_id, quantity }) => ({
              id: item_id,
              quantity,
              before: order.items.find((line) => line.id === item_id)?.returned_quantity ?? 0,
            })),
            label: [],
          })
          onDone()
        },
      },
    )
  }

  if (create.data) {
    return (
      <Banner tone="success" title={t('withdrawal.done')}>
        <p>{t('withdrawal.receipt', { ...values, date: dateTime(create.data.return.created_at) })}</p>
        <ul>
          {linesOf(order)
            .filter(({ id }) => chosen.get(id))
            .map((line) => (
              <li key={line.id}>
                {t('quantity.times', { quantity: chosen.get(line.id), description: lineName(line) })}
              </li>
            ))}
        </ul>
      </Banner>
    )
  }
  if (!isOpen || lines.length === 0) {
    return (
      <>
        <Banner tone="warning">{t(isOpen ? 'returns.nothing' : 'withdrawal.over')}</Banner>
        <Letter {...values} />
      </>
    )
  }
  return (
    <>
      <p>{t('withdrawal.check', values)}</p>
      <StepForm
        onSubmit={submit}
        refusal={isEmpty ? t('returns.chooseSome') : create.error && writeFailureText(create.error, t)}
        action={t('withdrawal.confirm')}
        isSubmitting={create.isPending}
      >
        <ul className={styles.lines}>
          {lines.map(({ line, most }) => (
            <li key={line.id} className={styles.line}>
              <NativeSelect
                label={lineName(line)}
                options={Array.from({ length: most + 1 }, (_, count) => ({
                  id: String(count),
                  label: count === 0 ? t('returns.keep') : number(count),
                }))}
                value={String(chosen.get(line.id) ?? 0)}
                onChange={(count) => setChosen((before) => new Map(before).set(line.id, Number(count)))}
              />
            </li>
          ))}
        </ul>
      </StepForm>
      {create.error ? <Letter {...values} /> : null}
    </>
  )
}

function Letter(values: { number: number; name: string; email: string }) {
  const { t } = useTranslation()
  return <LetterLink subject={t('help.subject', values)} body={t('withdrawal.letter', values)} />
}
