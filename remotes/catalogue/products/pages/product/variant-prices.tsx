import type { AdminRegion } from '@stoa/api/admin/regions'
import { useTranslation } from '@stoa/extension-sdk'
import { Fieldset } from '@stoa/ui/fieldset'
import { FormGrid } from '@stoa/ui/form-grid'
import { MoneyField } from '@stoa/ui/money-field'
import { Controller } from 'react-hook-form'

import { currencyKey, regionKey } from '../../model/variant-form.ts'
import type { VariantFormState } from './use-variant-form.ts'

interface VariantPricesProps {
  form: VariantFormState
  currencies: readonly string[]
  regions: readonly AdminRegion[]
}

/** What a variant costs in each currency, and where a region has a price of its own. */
export function VariantPrices({ form: { control, errorsOf }, currencies, regions }: VariantPricesProps) {
  const { t } = useTranslation()
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
        />
      )}
    />
  )
  return (
    <Fieldset legend={t('productVariants.prices.title')} hint={t('productVariants.prices.hint')}>
      <FormGrid size="small">
        {currencies.map((code) => price(currencyKey(code), code.toUpperCase(), code))}
      </FormGrid>
      <FormGrid size="small">
        {regions.map(({ id, name, currency_code }) => price(regionKey(id), name, currency_code))}
      </FormGrid>
    </Fieldset>
  )
}
