import type { StorePostReturnsReq } from '@medusajs/client-types'
import type { ShopOrder } from '@stoa/api/store/orders'
import { useTranslation } from '@stoa/i18n/react'
import { EmptyState } from '@stoa/ui/empty-state'
import { Skeleton } from '@stoa/ui/skeleton'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'

import { FormPage } from '../account/form-page.tsx'
import { StepForm } from '../pages/checkout/step-form.tsx'
import { writeFailureText } from '../state/write-failure-text.ts'
import type { AnnouncedLine } from './announced.ts'
import { announcedLines, emptyForm, returnedItems, type ReturnForm } from './return-form.ts'
import { ReturnLines } from './return-lines.tsx'
import { BY_ONESELF, ReturnShipping } from './return-shipping.tsx'
import type { ReturnableLine } from './returnable.ts'
import { useReturnOptions } from './use-return-options.ts'

/** What a shopper sends back, and how. */
export interface SentBack {
  form: ReturnForm
  items: StorePostReturnsReq['items']
  /** The items as this browser keeps them. */
  announced: AnnouncedLine[]
  /** The id of a shipping option; none when the shopper sends it by oneself. */
  shipping?: string
}

interface SendBackPageProps {
  title: string
  lead: string
  /** The words of the button. */
  action: string
  order: ShopOrder
  /** The lines to choose from. Without any, the page says that nothing can go back. */
  lines: readonly ReturnableLine[]
  /** Whether each line asks for a variant to send instead. Default false. */
  isExchange?: boolean
  /** Asks the store, and leads on. A rejection is shown above the button, and what was chosen stays. */
  send: (sent: SentBack) => Promise<void>
}

/** The page on which a shopper chooses which pieces of an order go back, why, and how. */
export function SendBackPage({ title, lead, lines, order, ...form }: SendBackPageProps) {
  const { t } = useTranslation()
  const { isPending } = useReturnOptions(order)
  return (
    <FormPage
      title={title}
      lead={lines.length > 0 ? lead : undefined}
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
        <SendBackForm order={order} lines={lines} {...form} />
      )}
    </FormPage>
  )
}

function SendBackForm({
  order,
  lines,
  action,
  isExchange = false,
  send,
}: Omit<SendBackPageProps, 'title' | 'lead'>) {
  const { t } = useTranslation()
  const [shipping, setShipping] = useState(BY_ONESELF)
  const { control, handleSubmit, setError, clearErrors, subscribe, formState } = useForm<ReturnForm>({
    defaultValues: emptyForm(lines),
  })

  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => clearErrors('root') }),
    [subscribe, clearErrors],
  )

  async function submit(form: ReturnForm): Promise<void> {
    const items = returnedItems(form)
    if (items.length === 0) return setError('root', { message: t('returns.chooseSome') })
    const announced = announcedLines(items, lines)
    try {
      await send({ form, items, announced, ...(shipping !== BY_ONESELF && { shipping }) })
    } catch (error) {
      setError('root', { message: writeFailureText(error, t) })
    }
  }

  return (
    <StepForm
      onSubmit={handleSubmit(submit)}
      refusal={formState.errors.root?.message}
      action={action}
      isSubmitting={formState.isSubmitting}
    >
      <ReturnLines control={control} lines={lines} {...(isExchange && { exchanged: order })} />
      <ReturnShipping order={order} value={shipping} onChange={setShipping} />
    </StepForm>
  )
}
