import { decimalsOf } from '@stoa/i18n/money'
import { formatterOf } from '@stoa/i18n/numbers'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import frame from '../field/frame.module.css'
import { useUiText } from '../ui-provider/ui-text.ts'
import { useMoneyText } from './use-money-text.ts'

/** A controlled amount of money; fits the `field` of a form controller. */
export interface MoneyFieldProps extends FieldProps {
  /** In minor units of the currency: 1250 is 12.50 eur and 1250 jpy. null while the field is empty. */
  value: number | null
  /** Called with each key that makes another amount, always a whole number of minor units. */
  onChange: (value: number | null) => void
  onBlur?: () => void
  /** ISO 4217 in any case. */
  currency: string
  /** Allows negative amounts. Default false. */
  allowsNegative?: boolean
  placeholder?: string
  name?: string
  isDisabled?: boolean
  isReadOnly?: boolean
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

/** An amount in the format of the provider's language. Typed digits are kept exactly, or rejected with an error. */
export function MoneyField(props: MoneyFieldProps) {
  const t = useUiText()
  const {
    label,
    description,
    errors = [],

    value,
    onChange,
    currency,
    ...others
  } = props
  const { allowsNegative = false, placeholder, onBlur, ref, ...rest } = others
  const { text, refusal, type, settle, locale } = useMoneyText({ value, onChange, currency, allowsNegative })
  const symbolId = useId()
  const symbol = symbolOf(currency, locale)
  const refused = refusal && t(`money.${refusal}`, { count: decimalsOf(currency) })
  const shown = refused ? [refused, ...errors] : errors
  const adornment = (
    <bdi id={symbolId} className={frame.adornment}>
      {symbol.text}
    </bdi>
  )

  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !settle()) event.preventDefault()
  }

  return (
    <AriaTextField
      {...rest}
      className={frame.field}
      value={text}
      onChange={type}
      onBlur={() => {
        settle()
        onBlur?.()
      }}
      inputMode={allowsNegative ? 'text' : 'decimal'}
      autoComplete="off"
      aria-describedby={symbolId}
      isInvalid={shown.length > 0}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Group className={frame.frame}>
        {symbol.isFirst ? adornment : null}
        <Input ref={ref} className={frame.input} placeholder={placeholder} onKeyDown={settleOnEnter} />
        {symbol.isFirst ? null : adornment}
      </Group>
      <FieldNotes description={description} errors={shown} />
    </AriaTextField>
  )
}

/** The currency's sign and whether the locale writes it before the number. */
function symbolOf(currency: string, locale: string): { text: string; isFirst: boolean } {
  const parts = formatterOf(locale, { style: 'currency', currency }).formatToParts(1)
  const currencyIndex = parts.findIndex(({ type }) => type === 'currency')
  const isFirst = currencyIndex < parts.findIndex(({ type }) => type === 'integer')
  return { text: parts[currencyIndex]?.value ?? currency.toUpperCase(), isFirst }
}
