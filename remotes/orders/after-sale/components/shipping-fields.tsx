import { Field } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/record'
import { useTranslation } from '@stoa/extension-sdk'
import { FormGrid } from '@stoa/ui/form-grid'
import { MoneyField } from '@stoa/ui/money-field'
import { Select } from '@stoa/ui/select'
import { useWatch } from 'react-hook-form'

import { useShipping } from './use-shipping.ts'
import type { AfterSaleForm, AfterSaleOrder } from './values.ts'

interface ShippingFieldsProps {
  form: AfterSaleForm
  order: AfterSaleOrder
  /** Whether goods come back or go out. */
  direction: 'back' | 'out'
  /** Nothing is sent without a choice. Default false. */
  isRequired?: boolean
}

const FIELDS = {
  back: { option: 'option', price: 'price' },
  out: { option: 'delivery', price: 'deliveryPrice' },
} as const

/** How goods travel, and at which price. */
export function ShippingFields({ form, order, direction, isRequired = false }: ShippingFieldsProps) {
  const { t } = useTranslation()
  const { option, price } = FIELDS[direction]
  const chosen = useWatch({ control: form.control, name: option })
  const { choices, error, refetch } = useShipping(order, direction === 'back')
  if (error) return <LoadFailure title={t('afterSale.shipping.failed')} error={error} onRetry={refetch} />
  const none = t('afterSale.shipping.none')
  return (
    <FormGrid>
      <Field
        form={form}
        name={option}
        as={Select}
        label={t(`afterSale.shipping.${direction}`)}
        placeholder={none}
        options={choices}
        {...(isRequired ? { rules: { required: 'afterSale.shipping.missing' } } : { clearLabel: none })}
      />
      {chosen ? (
        <Field
          form={form}
          name={price}
          as={MoneyField}
          label={t('afterSale.shipping.ownPrice')}
          description={t('afterSale.shipping.ownPriceHint')}
          currency={order.currency_code}
        />
      ) : null}
    </FormGrid>
  )
}
