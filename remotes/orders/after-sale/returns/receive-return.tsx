import { FormDialog, useRecordForm } from '@stoa/admin/form'
import { areDone, StepResults, useSteps } from '@stoa/admin/steps'
import { useReceiveReturn } from '@stoa/api/admin/returns'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Banner } from '@stoa/ui/banner'
import { useWatch } from 'react-hook-form'

import {
  blankValues,
  chosenLines,
  NOTHING_SAID,
  type AfterSaleOrder,
  type AfterSaleValues,
} from '../components/values.ts'
import { receivableLines, receivedRefund, type AnnouncedReturn } from '../model/receipt.ts'
import { ReceiptFields } from './receipt-fields.tsx'
import { useInspectionSteps } from './use-inspection-steps.ts'

interface ReceiveReturnProps {
  order: AfterSaleOrder
  /** The return that arrived. */
  entry: AnnouncedReturn
  onClose: () => void
}

/** What is found has two parts, and neither needs the other. */
const AT_ONCE = 2

/** Notes what came back of a return, pays it back, and goes on with what the inspection found. */
export function ReceiveReturn({ order, entry, onClose }: ReceiveReturnProps) {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: receive } = useReceiveReturn()
  const stepsOf = useInspectionSteps()
  const steps = useSteps(AT_ONCE)
  const announced = receivableLines(order, entry)
  const proposed = receivedRefund(entry, order.refundable_amount)
  const form = useRecordForm<AfterSaleValues>({
    id: `receive-${entry.id}`,
    values: {
      ...blankValues(announced, order),
      lines: announced.map(({ announced: quantity }) => ({ ...NOTHING_SAID, quantity })),
      location: entry.location_id,
    },
    save: async (values) => {
      const states = await (steps.states.length > 0 ? steps.resume() : receiveAndInspect(values))
      if (!states || !areDone(states)) return false
      notify.success(t('afterSale.receive.done'), `#${order.display_id}`)
      onClose()
    },
  })
  const receiveAndInspect = async ({ lines, location, damagedLocation, refund }: AfterSaleValues) => {
    const items = chosenLines(announced, lines)
    if (items.length === 0) {
      form.methods.setError('root', { message: t('afterSale.line.nothing') })
      return undefined
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
    const inspection = {
      orderId: order.id,
      lines: items.map(({ line, damaged, note, pictures }) => ({ ...line, damaged, note, pictures })),
      from: location,
      to: damagedLocation === location ? null : damagedLocation,
    }
    return steps.run(stepsOf(inspection))
  }
  const isReceived = steps.states.length > 0
  const refund = useWatch({ control: form.control, name: 'refund' })
  const amount = formatMoney(refund ?? proposed ?? 0, order.currency_code, locale)
  const receiveLabel =
    proposed === undefined ? t('afterSale.receive.save') : t('afterSale.receive.saveAmount', { amount })
  return (
    <FormDialog
      title={t('afterSale.receive.title')}
      size="large"
      saveLabel={receiveLabel}
      form={form}
      isSavedAsIs
      steps={{ ...steps, resume: form.submit }}
      onClose={onClose}
    >
      {isReceived ? (
        <>
          {steps.isRunning ? null : (
            <Banner tone="warning" title={t('afterSale.receive.inspection.failed')}>
              {t('afterSale.receive.inspection.failedHint')}
            </Banner>
          )}
          <StepResults states={steps.states} isRunning={steps.isRunning} />
        </>
      ) : (
        <ReceiptFields form={form} order={order} entry={entry} announced={announced} proposed={proposed} />
      )}
    </FormDialog>
  )
}
