import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { Select, type SelectOption, type SelectProps } from './select.tsx'

type HeldProps = Pick<
  SelectProps,
  'label' | 'value' | 'description' | 'errors' | 'isDisabled' | 'isRequired'
> & {
  options: readonly SelectOption[]
}

const seasons: readonly SelectOption[] = [
  { id: 'spring', label: 'Spring' },
  { id: 'summer', label: 'Summer' },
]

const methods: readonly SelectOption[] = [
  { id: 'parcel', label: 'Parcel', description: 'Two days', group: 'Courier' },
  { id: 'express', label: 'Express', description: 'By noon', group: 'Courier', isDisabled: true },
  { id: 'pickup', label: 'Pick up', description: 'At the shop', group: 'Ourselves' },
]

function Held({ value: initial, ...props }: HeldProps) {
  const [value, setValue] = useState(initial)
  return <Select {...props} placeholder="Choose" value={value} onChange={setValue} />
}

export const examples: Examples = {
  Empty: function Empty() {
    return <Held label="Season" value={null} options={seasons} isRequired />
  },
  'Groups with descriptions': function Groups() {
    return (
      <Held
        label="Shipping method"
        value="parcel"
        options={methods}
        description="What the customer pays for"
      />
    )
  },
  'Can be taken back': function Clearable() {
    const [value, setValue] = useState<string | null>('summer')
    return (
      <Select
        label="Collection"
        placeholder="No collection"
        clearLabel="No collection"
        options={seasons}
        value={value}
        onChange={setValue}
      />
    )
  },
  Refused: function Refused() {
    return <Held label="Sale season" value="summer" options={seasons} errors={['Is over']} />
  },
  Disabled: function Disabled() {
    return <Held label="Past season" value="spring" options={seasons} isDisabled />
  },
}
