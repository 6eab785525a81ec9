import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useReceiveReturn } from '@stoa/api/admin/returns'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Banner } from '@stoa/ui/banner'
import { MoneyField } from '@stoa/ui/money-field'
import { useWatch } from 'react-hook-form'

import { LineFields } from '../components/line-fields.tsx'
import { LocationField } from '../components/location-field.tsx'
import {
  blankValues,
  chosenLines,
  NOTHING_SAID,
  type AfterSaleOrder,
  type AfterSaleValues,
} from '../components/values.ts'
import { receivableLines, receivedRefund, type AnnouncedReturn } from '../model/receipt.ts'
import { DamagedLocation } from './damaged-location.tsx'
import { InspectionFields } from './inspection-fields.tsx'
import { useInspection } from './use-inspection.ts'

interface ReceiveReturnProps {
  order: AfterSaleOrder
  /** The return that arrived. */
  entry: AnnouncedReturn
  onClose: () => void
}

/** Notes what came back of a return, and pays it back. */
export function ReceiveReturn({ order, entry, onClose }: ReceiveReturnProps) {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: receive } = useReceiveReturn()
  const inspect = useInspection()
  const announced = receivableLines(order, entry)
  const proposed = receivedRefund(entry, order.refundable_amount)
  const form = useRecordForm<AfterSaleValues>({
    id: `receive-${entry.id}`,
    values: {
      ...blankValues(announced, order),
      lines: announced.map(({ announced: quantity }) => ({ ...NOTHING_SAID, quantity })),
      location: entry.location_id,
    },
    save: async ({ lines, location, damagedLocation, refund }) => {
      const items = chosenLines(announced, lines)
      if (items.length === 0) {
        form.methods.setError('root', { message: t('afterSale.line.nothing') })
        return false
      }
      await receive({
        id: entry.id,
        orderId: order.id,
        receipt: {
          items: items.map(({ line, quantity }) => ({ item_id: line.id, quantity })),
          ...(location && { location_id: location }),
          refund: proposed === undefined ? 0 : (refund ?? proposed),
        },
      })
      await inspect({
        orderId: order.id,
        lines: items.map(({ line, damaged, note, pictures }) => ({ ...line, damaged, note, pictures })),
        from: location,
        to: damagedLocation === location ? null : damagedLocation,
      })
      notify.success(t('afterSale.receive.done'), `#${order.display_id}`)
      onClose()
    },
  })
  const [lines, refund] = useWatch({ control: form.control, name: ['lines', 'refund'] })
  const isDifferent = announced.some((line, index) => lines[index]?.quantity !== line.announced)
  const money = (amount: number) => formatMoney(amount, order.currency_code, locale)
  return (
    <FormDialog
      title={t('afterSale.receive.title')}
      size="large"
      saveLabel={
        proposed === undefined
          ? t('afterSale.receive.save')
          : t('afterSale.receive.saveAmount', { amount: money(refund ?? proposed) })
      }
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      <LineFields
        form={form}
        lines={announced}
        renderMore={(index) => <InspectionFields form={form} index={index} />}
      />
      {isDifferent ? (
        <Banner tone="info" title={t('afterSale.receive.different')}>
          {t('afterSale.receive.differentHint')}
        </Banner>
      ) : null}
      <LocationField form={form} isRequired lines={chosenLines(announced, lines).map(({ line }) => line)} />
      <DamagedLocation form={form} />
      {proposed === undefined ? (
        <Banner tone="info">{t(`afterSale.receive.unpaid.${entry.swap_id ? 'swap' : 'claim'}`)}</Banner>
      ) : (
        <Field
          form={form}
          name="refund"
          as={MoneyField}
          label={t('afterSale.refund.own')}
          description={t('afterSale.receive.agreed', { amount: money(proposed) })}
          currency={order.currency_code}
          rules={{
            validate: (amount) =>
              amount === null || amount <= order.refundable_amount || 'afterSale.refund.tooMuch',
          }}
        />
      )}
    </FormDialog>
  )
}
