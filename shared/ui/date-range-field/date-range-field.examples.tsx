import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx'

function Held({ value: initial, ...props }: Omit<DateRangeFieldProps, 'onChange'>) {
  const [value, setValue] = useState(initial)
  return <DateRangeField {...props} value={value} onChange={setValue} />
}

const week = { start: '2026-03-01', end: '2026-03-07' }

export const examples: Examples = {
  'Empty, with presets': function Empty() {
    return (
      <Held
        label="Placed"
        value={null}
        presets={[
          { label: 'Last 7 days', value: week },
          { label: 'February', value: { start: '2026-02-01', end: '2026-02-28' } },
        ]}
      />
    )
  },
  'A week': function Week() {
    return <Held label="Paid" value={week} description="Both days included" />
  },
  Moments: function Moments() {
    return (
      <Held
        label="On sale"
        value={{ start: '2026-03-01T08:00:00.000Z', end: '2026-03-07T20:00:00.000Z' }}
        hasTime
      />
    )
  },
  'The end before the start': function Reversed() {
    return <Held label="Shipped" value={{ start: week.end, end: week.start }} />
  },
  Refused: function Refused() {
    return <Held label="Delivered" value={week} errors={['Overlaps with another price list']} isRequired />
  },
  Disabled: function Disabled() {
    return <Held label="Returned" value={week} isDisabled />
  },
}
