import { useFilter } from 'react-aria-components/Autocomplete'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { ComboField, type ComboOption } from '../combo-field/combo-field.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { messagesOf } from './field-errors.ts'

interface AddressCountryProps<Form extends FieldValues> {
  control: Control<Form>
  name: FieldPath<Form>
  label: string
  countries: readonly ComboOption[]
  /** Error when it is empty. Default: optional. */
  requiredError?: string
  isDisabled?: boolean
}

/** The country of an address in a form. */
export function AddressCountry<Form extends FieldValues>(props: AddressCountryProps<Form>) {
  const t = useUiText()
  const { control, name, countries, requiredError, ...rest } = props
  const { contains } = useFilter({ sensitivity: 'base' })
  const {
    field: { ref, name: fullName, value: held, onChange, onBlur },
    fieldState,
  } = useController({
    control,
    name,
    rules: { validate: (code: unknown) => !requiredError || Boolean(code) || requiredError },
  })
  const value = held ? String(held) : null
  return (
    <ComboField
      {...rest}
      placeholder={t('address.noCountry')}
      clearLabel={requiredError ? undefined : t('address.noCountry')}
      name={fullName}
      ref={ref}
      value={value}
      valueLabel={countries.find(({ id }) => id === value)?.label}
      onChange={(code) => onChange(code)}
      onBlur={onBlur}
      errors={messagesOf(fieldState.error)}
      isRequired={Boolean(requiredError)}
      load={async ({ query }) => {
        const options = countries.filter(({ label }) => contains(label, query))
        return { options, count: options.length }
      }}
    />
  )
}
