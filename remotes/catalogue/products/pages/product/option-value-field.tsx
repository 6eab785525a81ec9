import { useTranslation } from '@stoa/extension-sdk'
import { hasText } from '@stoa/i18n/search-text'
import { ComboField } from '@stoa/ui/combo-field'
import type { Ref } from 'react'

interface OptionValueFieldProps {
  /** The option's title. */
  label: string
  /** The values that other variants have of it. */
  known: readonly string[]
  /** Empty for none. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  errors?: readonly string[]
  /** Takes the focus when the value is refused. */
  ref: Ref<HTMLButtonElement>
}

/** A variant's value of one option: one that others have, or a new one. */
export function OptionValueField({ known, value, onChange, ...field }: OptionValueFieldProps) {
  const { t } = useTranslation()
  return (
    <ComboField
      {...field}
      placeholder={t('productVariants.value.choose')}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      load={({ query }) => {
        const options = known.filter((one) => hasText(one, query)).map((one) => ({ id: one, label: one }))
        return Promise.resolve({ options, count: options.length })
      }}
      create={{ label: (query) => t('productVariants.value.create', { value: query }), onCreate: onChange }}
      isRequired
    />
  )
}
