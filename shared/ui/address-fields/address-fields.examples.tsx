import { useForm } from 'react-hook-form'
import type { AddressValues } from '@stoa/i18n/address-fields'
import type { Examples } from '../gallery/examples.ts'
import { AddressFields } from './address-fields.tsx'

const countries = [
  { id: 'de', label: 'Germany' },
  { id: 'dk', label: 'Denmark' },
  { id: 'se', label: 'Sweden' },
]

const filled: AddressValues = {
  first_name: 'Nora',
  last_name: 'Lindqvist',
  address_1: 'Storgatan 4',
  postal_code: '111 22',
  city: 'Stockholm',
  country_code: 'se',
}

interface HeldProps {
  legend: string
  address: AddressValues
  refused?: string
  isDisabled?: boolean
}

function Held({ legend, address, refused, isDisabled }: HeldProps) {
  const errors = refused === undefined ? {} : { address: { city: { type: 'server', message: refused } } }
  const { control } = useForm<{ address: AddressValues }>({ defaultValues: { address }, errors })
  return (
    <AddressFields
      control={control}
      name="address"
      legend={legend}
      countries={countries}
      required={{ fields: ['last_name', 'address_1', 'country_code'], error: 'Please fill this in' }}
      isDisabled={isDisabled}
    />
  )
}

export const examples: Examples = {
  Empty: function Empty() {
    return <Held legend="Shipping address" address={{}} />
  },
  'Filled in': function Filled() {
    return <Held legend="Billing address" address={filled} />
  },
  Refused: function Refused() {
    return <Held legend="Return address" address={filled} refused="We do not deliver there" />
  },
  Disabled: function Disabled() {
    return <Held legend="Pick-up address" address={filled} isDisabled />
  },
}
