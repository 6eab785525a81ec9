import { ADDRESS_FIELDS, type AddressField } from '@stoa/i18n/address-fields'
import { countryName } from '@stoa/i18n/countries'
import { useFormats, useTranslation } from '@stoa/i18n/react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

import { NativeSelect } from '../../components/native-select.tsx'
import { REQUIRED_FIELDS } from '../../model/address-form.ts'
import { useRegion } from '../../state/region.ts'
import styles from './address-fields.module.css'
import { FormText } from './form-text.tsx'

/** The autocomplete names of the fields. */
const BOOK_NAMES: Record<AddressField, string> = {
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

interface AddressFieldsProps<Form extends FieldValues> {
  control: Control<Form>
  section: 'shipping' | 'billing'
  /** Two-letter codes. Default: the countries of the chosen region. */
  countries?: readonly string[]
}

/** The fields of one address. */
export function AddressFields<Form extends FieldValues>(props: AddressFieldsProps<Form>) {
  const { control, section } = props
  const { t } = useTranslation()
  return (
    <div className={styles.fields}>
      {ADDRESS_FIELDS.map((field) => (
        <div key={field} className={styles.field} data-field={field}>
          {field === 'country_code' ? (
            <CountryField {...props} />
          ) : (
            <FormText
              control={control}
              name={`${section}.${field}` as FieldPath<Form>}
              label={t(`fields.${field}`)}
              type={field === 'phone' ? 'tel' : 'text'}
              autoComplete={`${section} ${BOOK_NAMES[field]}`}
              isRequired={REQUIRED_FIELDS.has(field)}
            />
          )}
        </div>
      ))}
    </div>
  )
}

function CountryField<Form extends FieldValues>({ control, section, countries }: AddressFieldsProps<Form>) {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const { region } = useRegion()
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: `${section}.country_code` as FieldPath<Form> })
  const options = (countries ?? (region.countries ?? []).map(({ iso_2 }) => iso_2))
    .map((code) => ({ id: code, label: countryName(code, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  return (
    <NativeSelect
      ref={ref}
      label={t('fields.country_code')}
      options={options}
      value={String(value)}
      onChange={onChange}
      onBlur={onBlur}
      error={fieldState.error?.message}
      autoComplete={`${section} ${BOOK_NAMES.country_code}`}
      isRequired
    />
  )
}
