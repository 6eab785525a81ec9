import type { AdminRegion } from '@stoa/api/admin/regions'
import { useTranslation } from '@stoa/extension-sdk'
import { MoneyField } from '@stoa/ui/money-field'
import { Controller } from 'react-hook-form'

import fields from '../../components/product/fields.module.css'
import { useMoneyTexts } from '../../components/use-money-texts.ts'
import { currencyKey, regionKey } from '../../model/variant-form.ts'
import { FieldGroup } from './field-group.tsx'
import type { VariantFormState } from './use-variant-form.ts'

interface VariantPricesProps {
  form: VariantFormState
  currencies: readonly string[]
  regions: readonly AdminRegion[]
}

/** What a variant costs in each currency, and where a region has a price of its own. */
export function VariantPrices({ form: { control, errorsOf }, currencies, regions }: VariantPricesProps) {
  const { t } = useTranslation()
  const texts = useMoneyTexts()
  const price = (key: string, label: string, currency: string) => (
    <Controller
      key={key}
      name={`prices.${key}`}
      control={control}
      render={({ field: { value, ...field } }) => (
        <MoneyField
          {...field}
          value={value ?? null}
          label={label}
          currency={currency}
          errors={errorsOf(`prices.${key}`)}
          texts={texts}
        />
      )}
    />
  )
  return (
    <FieldGroup title={t('variants.prices.title')} hint={t('variants.prices.hint')}>
      <div className={fields['measures']}>
        {currencies.map((code) => price(currencyKey(code), code.toUpperCase(), code))}
      </div>
      <div className={fields['measures']}>
        {regions.map(({ id, name, currency_code }) => price(regionKey(id), name, currency_code))}
      </div>
    </FieldGroup>
  )
}
