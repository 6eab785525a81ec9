import { Field, type RecordForm } from '@stoa/admin/form'
import { MetadataField } from '@stoa/admin/metadata'
import { useTranslation } from '@stoa/extension-sdk'
import type { MetadataRow } from '@stoa/ui/metadata-editor'
import { MoneyField } from '@stoa/ui/money-field'
import { Switch } from '@stoa/ui/switch'
import { useWatch } from 'react-hook-form'

/** What a person says about a value; amounts are in minor units, by currency. */
export interface DenominationValues {
  /** All currencies have the number of the default one. */
  isSame: boolean
  amounts: Record<string, number | null>
  metadata: readonly MetadataRow[]
}

interface DenominationFieldsProps {
  form: RecordForm<DenominationValues>
  /** The store's, its default first. */
  currencies: readonly [string, ...string[]]
  /** Amounts in the default currency that other values have. */
  taken: readonly (number | null)[]
}

/** Other currencies may do without an amount. */
const isNotZero = (amount: number | null) => amount !== 0 || 'giftCards.fields.valueMissing'

export function DenominationFields({ form, currencies, taken }: DenominationFieldsProps) {
  const { t } = useTranslation()
  const [main, ...others] = currencies
  const isSame = useWatch({ control: form.control, name: 'isSame' })
  const validate = (amount: number | null) => {
    if (!amount) return 'giftCards.fields.valueMissing'
    return !taken.includes(amount) || 'giftCards.denomination.taken'
  }
  const amountIn = (currency: string) => (
    <Field
      key={currency}
      form={form}
      name={`amounts.${currency}`}
      as={MoneyField}
      label={t('giftCards.denomination.amount', { currency: currency.toUpperCase() })}
      currency={currency}
      isRequired={currency === main}
      rules={{ validate: currency === main ? validate : isNotZero }}
    />
  )
  return (
    <>
      {amountIn(main)}
      {others.length > 0 ? (
        <Field
          form={form}
          name="isSame"
          as={Switch}
          label={t('giftCards.denomination.same')}
          description={t('giftCards.denomination.sameHint')}
        />
      ) : null}
      {isSame ? null : others.map(amountIn)}
      <MetadataField form={form} />
    </>
  )
}
