import { useTranslation } from '@stoa/extension-sdk'
import type { MetadataRow } from '@stoa/ui/metadata-editor'
import { MoneyField } from '@stoa/ui/money-field'
import { Switch } from '@stoa/ui/switch'
import { Controller, useWatch, type Control, type FieldPath } from 'react-hook-form'

import { MetadataField } from '../../components/metadata-field.tsx'
import { useMoneyTexts } from '../../components/use-money-texts.ts'

/** What a person says about a value; amounts are in minor units, by currency. */
export interface DenominationValues {
  /** All currencies have the number of the default one. */
  isSame: boolean
  amounts: Record<string, number | null>
  metadata: readonly MetadataRow[]
}

interface DenominationFieldsProps {
  form: {
    control: Control<DenominationValues>
    errorsOf: (field: FieldPath<DenominationValues>) => string[]
  }
  /** The store's, its default first. */
  currencies: readonly [string, ...string[]]
  /** Amounts in the default currency that other values have. */
  taken: readonly (number | null)[]
}

/** Other currencies may do without an amount. */
const isNotZero = (amount: number | null) => amount !== 0 || 'giftCards.fields.valueMissing'

export function DenominationFields({ form, currencies, taken }: DenominationFieldsProps) {
  const { control, errorsOf } = form
  const { t } = useTranslation()
  const money = useMoneyTexts()
  const [main, ...others] = currencies
  const isSame = useWatch({ control, name: 'isSame' })
  const validate = (amount: number | null) => {
    if (!amount) return 'giftCards.fields.valueMissing'
    return !taken.includes(amount) || 'giftCards.denomination.taken'
  }
  const amountIn = (currency: string) => (
    <Controller
      key={currency}
      name={`amounts.${currency}`}
      control={control}
      rules={{ validate: currency === main ? validate : isNotZero }}
      render={({ field }) => (
        <MoneyField
          {...field}
          label={t('giftCards.denomination.amount', { currency: currency.toUpperCase() })}
          currency={currency}
          texts={money}
          errors={errorsOf(`amounts.${currency}`)}
          isRequired={currency === main}
        />
      )}
    />
  )
  return (
    <>
      {amountIn(main)}
      {others.length > 0 ? (
        <Controller
          name="isSame"
          control={control}
          render={({ field: { value, ...field } }) => (
            <Switch
              {...field}
              isSelected={value}
              label={t('giftCards.denomination.same')}
              description={t('giftCards.denomination.sameHint')}
            />
          )}
        />
      ) : null}
      {isSame ? null : others.map(amountIn)}
      <MetadataField form={form} />
    </>
  )
}
