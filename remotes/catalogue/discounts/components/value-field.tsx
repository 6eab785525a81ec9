import { useTranslation } from '@stoa/extension-sdk'
import { MoneyField } from '@stoa/ui/money-field'
import { NumberField } from '@stoa/ui/number-field'
import type { Ref } from 'react'

import type { DiscountType } from '../model/discount-fields.ts'
import styles from './fields.module.css'

interface ValueFieldProps {
  type: DiscountType
  /** Of the region of a fixed amount; undefined until there is one. */
  currency: string | undefined
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  errors?: readonly string[]
  ref?: Ref<HTMLInputElement>
}

/** How much a discount takes off; free shipping has no amount. */
export function ValueField({ type, currency, ...field }: ValueFieldProps) {
  const { t } = useTranslation()
  if (type === 'free_shipping') return null
  if (type === 'percentage') {
    return <NumberField {...field} label={t('discounts.fields.percentage')} unit="%" isRequired />
  }
  if (currency === undefined) return <p className={styles.hint}>{t('discounts.fields.regionFirst')}</p>
  return <MoneyField {...field} label={t('discounts.fields.amount')} currency={currency} isRequired />
}
