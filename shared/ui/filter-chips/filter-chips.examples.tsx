import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { FilterChips } from './filter-chips.tsx'

const options = [
  { id: 'open', label: 'Open' },
  { id: 'sent', label: 'Sent' },
  { id: 'done', label: 'Done' },
] as const

type Id = (typeof options)[number]['id']

/** The states that the gallery shows. */
export const examples: Examples = {
  'Nothing chosen': function Nothing() {
    const [chosen, setChosen] = useState<readonly Id[]>([])
    return <FilterChips label="State of all letters" options={options} chosen={chosen} onChange={setChosen} />
  },
  'Some chosen': function Some() {
    const [chosen, setChosen] = useState<readonly Id[]>(['open', 'done'])
    return (
      <FilterChips label="State of some letters" options={options} chosen={chosen} onChange={setChosen} />
    )
  },
}
