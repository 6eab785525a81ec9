import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { LoadFailure } from '@stoa/admin/failures'
import { useAddOrderShippingMethod, type AdminOrder } from '@stoa/api/admin/orders'
import { shippingOptionQueries } from '@stoa/api/admin/shipping-options'
import { useApi } from '@stoa/api/react'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { Banner } from '@stoa/ui/banner'
import { MoneyField } from '@stoa/ui/money-field'
import { Select } from '@stoa/ui/select'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'

import { isReplaceable, replacedBy } from '../../model/delivery.ts'

interface ChangeDeliveryProps {
  order: AdminOrder
  onClose: () => void
}

/** Adds a way of delivery to an order, or replaces the one for the same kind of goods. */
export function ChangeDelivery({ order, onClose }: ChangeDeliveryProps) {
  const { id, region_id, currency_code, display_id } = order
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: add } = useAddOrderShippingMethod()
  const query = { region_id, is_return: false }
  const { data, error, refetch } = useQuery(shippingOptionQueries(useApi()).list(query))
  const options = data?.shipping_options ?? []
  const form = useRecordForm<{ optionId: string | null; price: number | null }>({
    id: `delivery-${id}`,
    values: { optionId: null, price: null },
    save: async ({ optionId, price }) => {
      const own = options.find((option) => option.id === optionId)?.amount
      await add({ id, method: { option_id: optionId ?? '', price: price ?? own ?? 0 } })
      notify.success(t('order.delivery.done'), `#${display_id}`)
      onClose()
    },
  })
  const optionId = useWatch({ control: form.control, name: 'optionId' })
  const chosen = options.find((option) => option.id === optionId)
  const replaced = chosen && replacedBy(chosen, order.shipping_methods)
  const isTaxed = (option: string | null) => {
    const found = options.find((other) => other.id === option)
    const old = found && replacedBy(found, order.shipping_methods)
    return old !== undefined && !isReplaceable(old)
  }
  return (
    <FormDialog
      title={t('order.delivery.title')}
      size="small"
      saveLabel={t('order.delivery.action')}
      form={form}
      isSavedAsIs
      onClose={onClose}
    >
      {data ? (
        <>
          <Field
            form={form}
            name="optionId"
            as={Select}
            label={t('order.delivery.option')}
            placeholder={t('order.delivery.choose')}
            options={options.map(({ id: option, name, amount }) => ({
              id: option,
              label: name,
              ...(amount !== null && { description: formatMoney(amount, currency_code, locale) }),
            }))}
            rules={{
              required: 'admin.missing',
              validate: (option: string | null) => !isTaxed(option) || 'order.delivery.taxed',
            }}
          />
          <Field
            form={form}
            name="price"
            as={MoneyField}
            currency={currency_code}
            label={t('order.delivery.price')}
            description={t('order.delivery.priceHint')}
            rules={{
              validate: (price: number | null) =>
                price !== null || chosen?.amount !== null || 'admin.missing',
            }}
          />
        </>
      ) : error ? (
        <LoadFailure title={t('order.delivery.failed')} error={error} onRetry={refetch} />
      ) : (
        <SkeletonLines count={3} />
      )}
      {replaced ? (
        <Banner
          tone="info"
          title={t('order.delivery.replaces', { name: replaced.shipping_option?.name ?? '' })}
        >
          {t('order.delivery.replacesMessage')}
        </Banner>
      ) : null}
    </FormDialog>
  )
}
