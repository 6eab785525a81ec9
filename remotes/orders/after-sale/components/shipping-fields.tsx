import { Field } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
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
  /** What is charged without an own price. Default: the price of the option. */
  emptyPrice?: 'usual' | 'free'
}

const FIELDS = {
  back: { option: 'option', price: 'price' },
  out: { option: 'delivery', price: 'deliveryPrice' },
} as const

const HINTS = { usual: 'ownPriceHint', free: 'freePriceHint' } as const

/** How goods travel, and at which price. */
export function ShippingFields({
  form,
  order,
  direction,
  isRequired = false,
  emptyPrice = 'usual',
}: ShippingFieldsProps) {
  const { t } = useTranslation()
  const { option, price } = FIELDS[direction]
  const chosen = useWatch({ control: form.control, name: option })
  const { choices, find, error, refetch } = useShipping(order, direction === 'back')
  if (error) return <LoadFailure title={t('afterSale.shipping.failed')} error={error} onRetry={refetch} />
  const none = t('afterSale.shipping.none')
  // The backend computes the price of a return, but not that of a delivery.
  const isPriceRequired =
    direction === 'out' && emptyPrice === 'usual' && typeof find(chosen)?.amount !== 'number'
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
          description={t(`afterSale.shipping.${HINTS[emptyPrice]}`)}
          currency={order.currency_code}
          rules={{
            validate: (own: number | null) => own !== null || !isPriceRequired || 'admin.missing',
          }}
        />
      ) : null}
    </FormGrid>
  )
}
