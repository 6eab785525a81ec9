import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

function Held({ isSelected: initial, ...props }: Omit<CheckboxProps, 'onChange'>) {
  const [isSelected, setSelected] = useState(initial)
  return <Checkbox {...props} isSelected={isSelected} onChange={setSelected} />
}

export const examples: Examples = {
  'Not chosen': function Off() {
    return <Held label="Notify the customer" isSelected={false} description="By e-mail" />
  },
  Chosen: function On() {
    return <Held label="Refund shipping" isSelected />
  },
  'Some of it chosen': function Some() {
    return <Held label="All items" isSelected={false} isIndeterminate />
  },
  Refused: function Refused() {
    return (
      <Held
        label="I have checked the parcel"
        isSelected={false}
        isRequired
        errors={['Please check it first']}
      />
    )
  },
  'Disabled, with the reason': function Disabled() {
    return <Held label="Return to stock" isSelected={false} disabledReason="Stock is not managed" />
  },
}
