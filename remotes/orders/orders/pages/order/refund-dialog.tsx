import { Field, FormDialog } from '@stoa/admin/form'
import type { AdminOrder } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Banner } from '@stoa/ui/banner'
import { Checkbox } from '@stoa/ui/checkbox'
import { MoneyField } from '@stoa/ui/money-field'
import { Select } from '@stoa/ui/select'
import { TextArea } from '@stoa/ui/text-area'

import { returnObstacle } from '../../../after-sale/model/allowed.ts'
import type { OrderPayment } from '../../model/order-payment.ts'
import { isRefundedByOrder, refundableOf } from '../../model/refunds.ts'
import { RefundLines } from './refund-lines.tsx'
import { useRefundForm, type RefundValues } from './use-refund-form.ts'

interface RefundDialogProps {
  order: AdminOrder
  payment: OrderPayment
  onClose: () => void
  /** Requests a return of pieces in place of a refund. */
  onReturn: (pieces: RefundValues['pieces']) => void
}

const REASONS = ['discount', 'other']

export function RefundDialog({ order, payment, onClose, onReturn }: RefundDialogProps) {
  const { t, locale } = useTranslation()
  const form = useRefundForm(order, payment, onClose)
  const refundable = refundableOf(order, payment)
  const most = formatMoney(refundable, order.currency_code, locale)
  return (
    <FormDialog
      title={t('order.refund.title')}
      subtitle={t('order.refund.upTo', { amount: most })}
      saveLabel={t('order.refund.action')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      {payment.provider_id === 'system' ? (
        <Banner tone="warning" title={t('order.refund.system')}>
          {t('order.refund.systemMessage')}
        </Banner>
      ) : null}
      <RefundLines
        order={order}
        form={form}
        refundable={refundable}
        onReturn={returnObstacle(order) ? undefined : onReturn}
      />
      <Field
        form={form}
        name="amount"
        as={MoneyField}
        currency={order.currency_code}
        label={t('order.refund.amount')}
        rules={{
          required: 'admin.missing',
          validate: (amount: number | null) =>
            (amount ?? 0) <= 0
              ? 'order.refund.tooLittle'
              : (amount ?? 0) <= refundable || 'order.refund.tooMuch',
        }}
      />
      <Field
        form={form}
        name="reason"
        as={Select}
        label={t('order.refund.reason')}
        placeholder={t('order.refund.reason')}
        options={REASONS.map((id) => ({ id, label: t(`order.refund.reasons.${id}`) }))}
      />
      <Field form={form} name="note" as={TextArea} rows={2} label={t('order.refund.note')} />
      {isRefundedByOrder(order, payment) ? (
        <Field form={form} name="isNotified" as={Checkbox} label={t('order.notify')} />
      ) : null}
    </FormDialog>
  )
}
