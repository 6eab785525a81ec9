import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'

const options = [
  { id: 'de', label: 'Germany' },
  { id: 'dk', label: 'Denmark' },
  { id: 'fr', label: 'France', description: 'Belongs to another region', isDisabled: true },
  { id: 'se', label: 'Sweden' },
  { id: 'gb', label: 'United Kingdom of Great Britain and Northern Ireland' },
]

function Held({ value: initial, ...props }: Omit<MultiSelectProps, 'onChange' | 'options' | 'placeholder'>) {
  const [value, setValue] = useState(initial)
  return (
    <MultiSelect
      {...props}
      placeholder="Choose countries"
      options={options}
      value={value}
      onChange={setValue}
    />
  )
}

export const examples: Examples = {
  Empty: function Empty() {
    return <Held label="Countries" value={[]} isRequired />
  },
  'Several chosen': function Several() {
    return <Held label="Ships to" value={['de', 'se', 'gb']} description="Tax is that of the country" />
  },
  Refused: function Refused() {
    return <Held label="Taxed in" value={['dk']} errors={['Has no tax rate', 'Is not in the region']} />
  },
  Disabled: function Disabled() {
    return <Held label="Returns from" value={['de', 'dk']} isDisabled />
  },
}
