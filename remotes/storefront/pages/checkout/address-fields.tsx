import { countryName } from '@stoa/i18n/countries'
import { useTranslation } from '@stoa/i18n/react'
import { type Control, useController } from 'react-hook-form'

import { NativeSelect } from '../../components/native-select.tsx'
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressForm,
  REQUIRED_FIELDS,
} from '../../model/address-form.ts'
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

interface AddressFieldsProps {
  control: Control<AddressForm>
  section: 'shipping' | 'billing'
}

/** The fields of one address. Only countries of the cart's region can be chosen. */
export function AddressFields({ control, section }: AddressFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles['fields']}>
      {ADDRESS_FIELDS.map((field) => (
        <div key={field} className={styles['field']} data-field={field}>
          {field === 'country_code' ? (
            <CountryField control={control} section={section} />
          ) : (
            <FormText
              control={control}
              name={`${section}.${field}`}
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

function CountryField({ control, section }: AddressFieldsProps) {
  const { t, i18n } = useTranslation()
  const { region } = useRegion()
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: `${section}.country_code` })
  const options = (region.countries ?? [])
    .map(({ iso_2 }) => ({ id: iso_2, label: countryName(iso_2, i18n.language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language))
  return (
    <NativeSelect
      ref={ref}
      label={t('fields.country_code')}
      options={options}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={fieldState.error?.message}
      autoComplete={`${section} ${BOOK_NAMES.country_code}`}
      isRequired
    />
  )
}
