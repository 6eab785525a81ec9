import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

function Held({ value: initial, ...props }: Omit<NumberFieldProps, 'onChange'>) {
  const [value, setValue] = useState(initial)
  return <NumberField {...props} value={value} onChange={setValue} />
}

export const examples: Examples = {
  Empty: function Empty() {
    return <Held label="Usage limit" value={null} placeholder="No limit" description="Across all customers" />
  },
  'With a unit and decimals': function Unit() {
    return <Held label="Weight" value={12.5} decimals={2} unit="kg" isRequired />
  },
  'At its lower limit': function Limit() {
    return <Held label="Quantity" value={1} min={1} max={9} />
  },
  Refused: function Refused() {
    return (
      <Held label="In stock" value={-3} errors={['Cannot be below zero', 'Is less than what is reserved']} />
    )
  },
  Disabled: function Disabled() {
    return <Held label="Sold" value={1280} isDisabled />
  },
  'Read only': function ReadOnly() {
    return <Held label="Returned" value={4} isReadOnly />
  },
}
