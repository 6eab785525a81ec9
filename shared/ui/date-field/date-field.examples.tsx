import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { DateField, type DateFieldProps } from './date-field.tsx'

function Held({ value: initial, ...props }: Omit<DateFieldProps, 'onChange'>) {
  const [value, setValue] = useState(initial)
  return <DateField {...props} value={value} onChange={setValue} />
}

export const examples: Examples = {
  Empty: function Empty() {
    return <Held label="Starts" value={null} description="At midnight" isRequired />
  },
  'A day, with presets': function Day() {
    return (
      <Held
        label="Ends"
        value="2026-03-04"
        presets={[
          { label: 'End of March', value: '2026-03-31' },
          { label: 'End of the year', value: '2026-12-31' },
        ]}
      />
    )
  },
  'A moment': function Moment() {
    return <Held label="Expires" value="2026-03-04T09:30:00.000Z" hasTime />
  },
  'Out of its limits': function Limits() {
    return <Held label="Ships" value="2026-03-04" min="2026-03-05" max="2026-03-20" />
  },
  Refused: function Refused() {
    return <Held label="Published" value="2026-03-04" errors={['Lies before the product was made']} />
  },
  Disabled: function Disabled() {
    return <Held label="Created" value="2026-03-04" isDisabled />
  },
}
