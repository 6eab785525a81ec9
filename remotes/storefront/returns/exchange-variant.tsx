import type { ShopOrder } from '@stoa/api/store/orders'
import { useApi } from '@stoa/api/react'
import { productQueries } from '@stoa/api/store/products'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { type Control, useController } from 'react-hook-form'

import { NativeSelect } from '../components/native-select.tsx'
import { mostOf, type Stock, stockOf } from '../model/availability.ts'
import { priceOf } from '../model/price.ts'
import type { ReturnForm } from './return-form.ts'
import type { ReturnableLine } from './returnable.ts'

type Stocked = Parameters<typeof stockOf>[0]

interface ExchangeVariantProps {
  control: Control<ReturnForm>
  order: ShopOrder
  entry: ReturnableLine
}

/** Chooses another variant of the same product, in stock and sold in the order's region. */
export function ExchangeVariant({ control, order, entry: { line } }: ExchangeVariantProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const productId = line.variant?.product_id
  const { data } = useQuery({
    ...productQueries(useApi()).detail(productId ?? '', { region_id: order.region_id }),
    enabled: Boolean(productId),
    meta: { quiet: true },
  })
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({
    control,
    name: `${line.id}.variant`,
    rules: {
      validate: (chosen, form) => {
        const quantity = Number(form[line.id]?.quantity)
        if (quantity === 0) return true
        const variant = data?.product.variants.find(({ id }) => id === chosen)
        if (!variant) return t('exchange.chooseVariant')
        return quantity <= (mostOf(variant as Stocked) ?? quantity) || t('failures.stock')
      },
    },
  })
  const stockText = (stock: Stock) =>
    t(`stock.${stock.kind}`, stock.kind === 'few' ? { count: stock.left } : {})
  const withTax = order.region.includes_tax === true
  const options = (data?.product.variants ?? []).flatMap((variant) => {
    const price = priceOf(variant, withTax)
    const stock = stockOf(variant as Stocked)
    if (!price || !variant.id || stock.kind === 'gone') return []
    const amount = money(price.amount, order.currency_code)
    return [
      {
        id: variant.id,
        label: t('exchange.variant', { title: variant.title, amount, stock: stockText(stock) }),
      },
    ]
  })
  return (
    <NativeSelect
      label={t('exchange.for')}
      options={[{ id: '', label: t('exchange.choose') }, ...options]}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={fieldState.error?.message}
      isRequired
      ref={ref}
    />
  )
}
