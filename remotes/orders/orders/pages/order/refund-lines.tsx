import type { RecordForm } from '@stoa/admin/form'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatCodes } from '@stoa/i18n/lists'
import { formatMoney } from '@stoa/i18n/money'
import { Button } from '@stoa/ui/button'
import { Fieldset } from '@stoa/ui/fieldset'
import { Inline } from '@stoa/ui/inline'
import { NumberField } from '@stoa/ui/number-field'
import { useWatch } from 'react-hook-form'

import { piecesAmount, refundablePieces } from '../../model/refunds.ts'
import type { RefundValues } from './use-refund-form.ts'

interface RefundLinesProps {
  order: AdminOrder
  form: RecordForm<RefundValues>
  /** The most that can be paid back, in minor units. */
  refundable: number
  /** Requests a return of the pieces in place of the refund. Default: none can be requested. */
  onReturn?: ((pieces: RefundValues['pieces']) => void) | undefined
}

/** Computes the amount from pieces of lines, as they were paid, and notes them. */
export function RefundLines({
  order: { items, currency_code },
  form,
  refundable,
  onReturn,
}: RefundLinesProps) {
  const { t, locale } = useTranslation()
  const pieces = useWatch({ control: form.control, name: 'pieces' })
  const noteOf = (counts: typeof pieces) =>
    formatCodes(
      items.flatMap(({ id, title }) => {
        const quantity = counts[id] ?? 0
        return quantity > 0 ? t('orders.fulfillment.content', { quantity, title }) : []
      }),
      locale,
    )
  const change = (id: string, count: number | null) => {
    const next = { ...pieces, [id]: count ?? 0 }
    // A note that a person typed stays.
    if (form.methods.getValues('note') === noteOf(pieces))
      form.methods.setValue('note', noteOf(next), { shouldDirty: true })
    const amount = items.reduce((sum, item) => sum + piecesAmount(item, next[item.id] ?? 0), 0)
    form.methods.setValue('pieces', next, { shouldDirty: true })
    form.methods.setValue('amount', amount > 0 ? Math.min(amount, refundable) : null, {
      shouldDirty: true,
      shouldValidate: form.methods.formState.isSubmitted,
    })
  }
  return (
    <Fieldset legend={t('order.refund.lines')} hint={t('order.refund.linesHint')}>
      {items
        .filter((item) => refundablePieces(item) > 0)
        .map((item) => (
          <NumberField
            key={item.id}
            label={item.title}
            description={t('order.refund.each', {
              amount: formatMoney(piecesAmount(item, 1), currency_code, locale),
            })}
            value={pieces[item.id] ?? 0}
            onChange={(count) => change(item.id, count)}
            min={0}
            max={refundablePieces(item)}
          />
        ))}
      {onReturn ? (
        <Inline>
          <Button
            size="small"
            isDisabled={Object.values(pieces).every((count) => count === 0)}
            onPress={() => onReturn(pieces)}
          >
            {t('afterSale.return.action')}
          </Button>
        </Inline>
      ) : null}
    </Fieldset>
  )
}
