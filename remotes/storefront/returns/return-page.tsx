import type { ShopOrder } from '@stoa/api/store/orders'
import { useCreateReturn } from '@stoa/api/store/returns'
import { useTranslation } from '@stoa/i18n/react'
import { EmptyState } from '@stoa/ui/empty-state'
import { Skeleton } from '@stoa/ui/skeleton'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'

import { FormPage } from '../account/form-page.tsx'
import { WithOrder } from '../orders/with-order.tsx'
import { trackingIn } from '../orders/parcels.ts'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { writeFailureText } from '../state/write-failure-text.ts'
import { rememberReturn, useAnnounced } from './announced.ts'
import { announcedLines, emptyForm, returnedItems, type ReturnForm } from './return-form.ts'
import { ReturnLines } from './return-lines.tsx'
import { BY_ONESELF, ReturnShipping } from './return-shipping.tsx'
import { type ReturnableLine, returnableLines } from './returnable.ts'
import { useReturnOptions } from './use-return-options.ts'

/** Announces that pieces of an order come back. */
export function ReturnPage() {
  return <WithOrder>{(order) => <Return order={order} />}</WithOrder>
}

function Return({ order }: { order: ShopOrder }) {
  const { t } = useTranslation()
  const { isPending } = useReturnOptions(order)
  const lines = returnableLines(order, useAnnounced(order.id))
  return (
    <FormPage
      title={t('returns.title', { number: order.display_id })}
      lead={lines.length > 0 ? t('returns.lead') : undefined}
      links={
        <Link to=".." relative="path">
          {t('returns.back')}
        </Link>
      }
    >
      {lines.length === 0 ? (
        <EmptyState title={t('returns.nothing')} message={t('returns.nothingHint')} />
      ) : isPending ? (
        <Skeleton height="480px" />
      ) : (
        <ReturnRequest order={order} lines={lines} />
      )}
    </FormPage>
  )
}

function ReturnRequest({ order, lines }: { order: ShopOrder; lines: readonly ReturnableLine[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const create = useCreateReturn()
  const [shipping, setShipping] = useState(BY_ONESELF)
  const { control, handleSubmit, setError, formState } = useForm<ReturnForm>({
    defaultValues: emptyForm(lines),
  })

  async function announce(form: ReturnForm): Promise<void> {
    const items = returnedItems(form)
    if (items.length === 0) return setError('root', { message: t('returns.chooseSome') })
    try {
      const answer = await create.mutateAsync({
        order_id: order.id,
        items,
        ...(shipping !== BY_ONESELF && { return_shipping: { option_id: shipping } }),
      })
      rememberReturn({
        id: answer.return.id,
        orderId: order.id,
        at: String(answer.return.created_at),
        refund: answer.return.refund_amount,
        lines: announcedLines(items, lines),
        label: trackingIn(answer.return.shipping_data),
      })
      await navigate('..', { relative: 'path', replace: true })
    } catch (error) {
      setError('root', { message: writeFailureText(error, t) })
    }
  }

  return (
    <StepForm
      onSubmit={handleSubmit(announce)}
      refusal={formState.errors.root?.message}
      action={t('returns.submit')}
      isSubmitting={formState.isSubmitting}
    >
      <ReturnLines control={control} lines={lines} />
      <ReturnShipping order={order} value={shipping} onChange={setShipping} />
    </StepForm>
  )
}
