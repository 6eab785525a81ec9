import type { ShopOrder } from '@stoa/api/store/orders'
import { useCreateSwap } from '@stoa/api/store/swaps'
import { useTranslation } from '@stoa/i18n/react'
import { EmptyState } from '@stoa/ui/empty-state'
import { Skeleton } from '@stoa/ui/skeleton'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'

import { FormPage } from '../account/form-page.tsx'
import { WithOrder } from '../orders/with-order.tsx'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { writeFailureText } from '../state/write-failure-text.ts'
import { rememberReturn, useAnnounced } from './announced.ts'
import { announcedLines, emptyForm, exchangedItems, returnedItems, type ReturnForm } from './return-form.ts'
import { swapPath } from './exchange.ts'
import { ReturnLines } from './return-lines.tsx'
import { BY_ONESELF, ReturnShipping } from './return-shipping.tsx'
import { type ReturnableLine, returnableLines } from './returnable.ts'
import { useReturnOptions } from './use-return-options.ts'

/** Asks to exchange pieces of an order for other variants of the same products. */
export function ExchangePage() {
  return <WithOrder>{(order) => <Exchange order={order} />}</WithOrder>
}

function Exchange({ order }: { order: ShopOrder }) {
  const { t } = useTranslation()
  const { isPending } = useReturnOptions(order)
  const lines = returnableLines(order, useAnnounced(order.id)).filter(({ line }) => line.variant)
  return (
    <FormPage
      title={t('exchange.title', { number: order.display_id })}
      lead={lines.length > 0 ? t('exchange.lead') : undefined}
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
        <ExchangeRequest order={order} lines={lines} />
      )}
    </FormPage>
  )
}

function ExchangeRequest({ order, lines }: { order: ShopOrder; lines: readonly ReturnableLine[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const create = useCreateSwap()
  const [shipping, setShipping] = useState(BY_ONESELF)
  const { control, handleSubmit, setError, formState } = useForm<ReturnForm>({
    defaultValues: emptyForm(lines),
  })

  async function ask(form: ReturnForm): Promise<void> {
    const items = returnedItems(form)
    if (items.length === 0) return setError('root', { message: t('returns.chooseSome') })
    try {
      const { swap } = await create.mutateAsync({
        order_id: order.id,
        return_items: items,
        additional_items: exchangedItems(form),
        ...(shipping !== BY_ONESELF && { return_shipping_option: shipping }),
      })
      rememberReturn({
        id: swap.id,
        orderId: order.id,
        at: String(swap.created_at),
        refund: 0,
        lines: announcedLines(items, lines),
        label: [],
        swapCart: swap.cart_id ?? '',
      })
      await navigate(swapPath(swap.cart_id ?? ''), { replace: true })
    } catch (error) {
      setError('root', { message: writeFailureText(error, t) })
    }
  }

  return (
    <StepForm
      onSubmit={handleSubmit(ask)}
      refusal={formState.errors.root?.message}
      action={t('exchange.submit')}
      isSubmitting={formState.isSubmitting}
    >
      <ReturnLines control={control} lines={lines} exchanged={order} />
      <ReturnShipping order={order} value={shipping} onChange={setShipping} />
    </StepForm>
  )
}
