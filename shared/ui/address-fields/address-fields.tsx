import { ADDRESS_FIELDS, type AddressField } from '@stoa/i18n/address-fields'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import type { ComboOption } from '../combo-field/combo-field.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { AddressCountry } from './address-country.tsx'
import styles from './address-fields.module.css'
import { AddressText } from './address-text.tsx'

/** The autocomplete names of the fields. */
const BOOK_NAMES: Readonly<Record<AddressField, string>> = {
  first_name: 'given-name',
  last_name: 'family-name',
  company: 'organization',
  address_1: 'address-line1',
  address_2: 'address-line2',
  postal_code: 'postal-code',
  city: 'address-level2',
  province: 'address-level1',
  country_code: 'country',
  phone: 'tel',
}

/** An address within a form of react-hook-form. */
export interface AddressFieldsProps<Form extends FieldValues> {
  control: Control<Form>
  /**
   * The path of the address in the form: `shipping` binds `shipping.first_name` and so on. It holds `AddressValues`.
   */
  name: FieldPath<Form>
  /** The label of the group of fields. */
  legend: string
  /** The countries to choose from; their ids are the values of `country_code`. */
  countries: readonly ComboOption[]
  /** The fields to show, in the order of `ADDRESS_FIELDS`. Default all. */
  fields?: readonly AddressField[]
  /** The required fields, with the error for an empty one. Default none. */
  required?: { fields: readonly AddressField[]; error: string }
  /** The autocomplete section. Default off: staff enter other people's addresses. */
  autoComplete?: 'shipping' | 'billing'
  isDisabled?: boolean
}

/** The fields of an address, side by side where space allows. Set server errors with `setError`. */
export function AddressFields<Form extends FieldValues>(props: AddressFieldsProps<Form>) {
  const t = useUiText()
  const { control, name, legend, countries, required, autoComplete, isDisabled } = props
  const { fields = ADDRESS_FIELDS } = props
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>
        {ADDRESS_FIELDS.filter((field) => fields.includes(field)).map((field) => {
          const bound = {
            control,
            name: `${name}.${field}` as FieldPath<Form>,
            label: t(`address.${field}`),
            requiredError: required?.fields.includes(field) ? required.error : undefined,
            isDisabled,
          }
          return (
            <div key={field} className={styles.field} data-field={field}>
              {field === 'country_code' ? (
                <AddressCountry {...bound} countries={countries} />
              ) : (
                <AddressText
                  {...bound}
                  type={field === 'phone' ? 'tel' : 'text'}
                  autoComplete={autoComplete ? `${autoComplete} ${BOOK_NAMES[field]}` : 'off'}
                />
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
