import { Field } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Banner } from '@stoa/ui/banner'
import { MoneyField } from '@stoa/ui/money-field'
import { useWatch } from 'react-hook-form'

import { LineFields } from '../components/line-fields.tsx'
import { LocationField } from '../components/location-field.tsx'
import { chosenLines, type AfterSaleForm, type AfterSaleOrder } from '../components/values.ts'
import type { AnnouncedLine, AnnouncedReturn } from '../model/receipt.ts'
import { DamagedLocation } from './damaged-location.tsx'
import { InspectionFields } from './inspection-fields.tsx'

interface ReceiptFieldsProps {
  form: AfterSaleForm
  order: AfterSaleOrder
  entry: AnnouncedReturn
  announced: readonly AnnouncedLine[]
  /** What is paid back unless something else is entered; undefined where nothing is. */
  proposed: number | undefined
}

/** What came back, in which state, and what is paid back for it. */
export function ReceiptFields({ form, order, entry, announced, proposed }: ReceiptFieldsProps) {
  const { t, locale } = useTranslation()
  const lines = useWatch({ control: form.control, name: 'lines' })
  const isDifferent = announced.some((line, index) => lines[index]?.quantity !== line.announced)
  return (
    <>
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
          description={t('afterSale.receive.agreed', {
            amount: formatMoney(proposed, order.currency_code, locale),
          })}
          currency={order.currency_code}
          rules={{
            validate: (amount) =>
              amount === null || amount <= order.refundable_amount || 'afterSale.refund.tooMuch',
          }}
        />
      )}
    </>
  )
}
