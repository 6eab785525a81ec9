import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Checkbox } from '@stoa/ui/checkbox'
import { MoneyField } from '@stoa/ui/money-field'
import { useWatch } from 'react-hook-form'

import { LineFields } from '../components/line-fields.tsx'
import { LocationField } from '../components/location-field.tsx'
import { RefundTotals } from '../components/refund-totals.tsx'
import { ShippingFields } from '../components/shipping-fields.tsx'
import { useReasons } from '../components/use-reasons.ts'
import { useReturnTotals } from '../components/use-return-totals.ts'
import {
  blankValues,
  chosenLines,
  NOTHING_SAID,
  type AfterSaleOrder,
  type AfterSaleValues,
} from '../components/values.ts'
import { returnableLines } from '../model/lines.ts'
import { useReturnWrites } from './use-return-writes.ts'

interface RequestReturnProps {
  order: AfterSaleOrder
  /** Pieces to begin with, by the ids of their lines. Default none. */
  pieces?: Readonly<Record<string, number>> | undefined
  onClose: () => void
}

/** Announces goods that come back, or takes them back at once. */
export function RequestReturn({ order, pieces, onClose }: RequestReturnProps) {
  const { t, locale } = useTranslation()
  const lines = returnableLines(order)
  const reasons = useReasons()
  const request = useReturnWrites(order)
  const form = useRecordForm<AfterSaleValues>({
    id: pieces ? `refunded-return-${order.id}` : `return-${order.id}`,
    values: {
      ...blankValues(lines, order),
      lines: lines.map(({ id, returnable }) => ({
        ...NOTHING_SAID,
        quantity: Math.min(pieces?.[id] ?? 0, returnable),
      })),
    },
    save: async (values) => {
      const chosen = chosenLines(lines, values.lines)
      if (chosen.length === 0) {
        form.methods.setError('root', { message: t('afterSale.line.nothing') })
        return false
      }
      await request(values, chosen, values.refund ?? totals.refund)
      onClose()
    },
  })
  const totals = useReturnTotals(form, order, lines)
  const [refund, isReceived] = useWatch({ control: form.control, name: ['refund', 'isReceived'] })
  const left = order.refundable_amount
  return (
    <FormDialog
      title={t('afterSale.return.title')}
      size="large"
      saveLabel={t('afterSale.return.save')}
      form={form}
      isNew
      isSavedAsIs={pieces !== undefined}
      onClose={onClose}
    >
      <LineFields form={form} lines={lines} reasons={reasons} />
      <ShippingFields form={form} order={order} direction="back" />
      <Field
        form={form}
        name="isReceived"
        as={Checkbox}
        label={t('afterSale.return.receiveNow')}
        description={t('afterSale.return.receiveNowHint')}
      />
      <LocationField form={form} isRequired={isReceived} lines={totals.chosen.map(({ line }) => line)} />
      <RefundTotals currency={order.currency_code} {...totals} refund={refund ?? totals.refund} />
      <Field
        form={form}
        name="refund"
        as={MoneyField}
        label={t('afterSale.refund.own')}
        description={t('afterSale.refund.ownHint', {
          amount: formatMoney(left, order.currency_code, locale),
        })}
        currency={order.currency_code}
        rules={{ validate: (amount) => amount === null || amount <= left || 'afterSale.refund.tooMuch' }}
      />
      <Field form={form} name="isNotified" as={Checkbox} label={t('afterSale.notify')} />
    </FormDialog>
  )
}
