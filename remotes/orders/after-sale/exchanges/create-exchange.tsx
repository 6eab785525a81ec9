import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useCreateSwap } from '@stoa/api/admin/orders'
import { useFlag, useNotify, useTranslation } from '@stoa/extension-sdk'
import { Checkbox } from '@stoa/ui/checkbox'
import { Fieldset } from '@stoa/ui/fieldset'
import { useWatch } from 'react-hook-form'

import { idsOf, secondOf } from '../../orders/model/made-twice.ts'
import { ExtraLines } from '../components/extra-lines.tsx'
import { LineFields } from '../components/line-fields.tsx'
import { LocationField } from '../components/location-field.tsx'
import { ShippingFields } from '../components/shipping-fields.tsx'
import { useReasons } from '../components/use-reasons.ts'
import { useShipping } from '../components/use-shipping.ts'
import { useReturnTotals } from '../components/use-return-totals.ts'
import { useUndoSecondChange } from '../components/use-undo-second-change.ts'
import { blankValues, chosenLines, type AfterSaleOrder, type AfterSaleValues } from '../components/values.ts'
import { sentExchange } from '../model/exchange.ts'
import { returnableLines } from '../model/lines.ts'
import { ExchangeChannel } from './exchange-channel.tsx'
import { ExchangeTotals } from './exchange-totals.tsx'

interface CreateExchangeProps {
  order: AfterSaleOrder
  onClose: () => void
}

/** Exchanges goods for others; the customer settles the difference in the shop. */
export function CreateExchange({ order, onClose }: CreateExchangeProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const lines = returnableLines(order)
  const reasons = useReasons()
  const { find } = useShipping(order, false)
  const { mutateAsync: create } = useCreateSwap()
  const undoSecond = useUndoSecondChange(order)
  const form = useRecordForm<AfterSaleValues>({
    id: `exchange-${order.id}`,
    values: blankValues(lines, order),
    save: async (values) => {
      const chosen = chosenLines(lines, values.lines)
      if (chosen.length === 0 || values.extras.length === 0) {
        const missing = chosen.length === 0 ? 'afterSale.line.nothing' : 'afterSale.extras.nothing'
        form.methods.setError('root', { message: t(missing) })
        return false
      }
      const usualPrice = find(values.delivery)?.amount
      const answer = await create({ id: order.id, swap: sentExchange(values, chosen, usualPrice) })
      const second = secondOf(answer.order.swaps, idsOf(order.swaps))
      if (second) await undoSecond.exchange(second)
      else notify.success(t('afterSale.exchange.created'), t('afterSale.exchange.createdHint'))
      onClose()
    },
  })
  const totals = useReturnTotals(form, order, lines)
  const extras = useWatch({ control: form.control, name: 'extras' })
  return (
    <FormDialog
      title={t('afterSale.exchange.title')}
      size="large"
      saveLabel={t('afterSale.exchange.save')}
      form={form}
      isNew
      onClose={onClose}
    >
      <Fieldset legend={t('afterSale.exchange.back')}>
        <LineFields form={form} lines={lines} reasons={reasons} />
      </Fieldset>
      <ShippingFields form={form} order={order} direction="back" />
      <LocationField form={form} isRequired={false} lines={totals.chosen.map(({ line }) => line)} />
      <Fieldset legend={t('afterSale.exchange.out')} hint={t('afterSale.exchange.outHint')}>
        <ExtraLines form={form} order={order} />
      </Fieldset>
      <ShippingFields form={form} order={order} direction="out" />
      {useFlag('sales_channels') ? <ExchangeChannel form={form} /> : null}
      <ExchangeTotals order={order} goods={totals.goods} shipping={totals.shipping} extras={extras} />
      <Field
        form={form}
        name="isBackorder"
        as={Checkbox}
        label={t('afterSale.exchange.backorder')}
        description={t('afterSale.exchange.backorderHint')}
      />
      <Field form={form} name="isNotified" as={Checkbox} label={t('afterSale.notify')} />
    </FormDialog>
  )
}
