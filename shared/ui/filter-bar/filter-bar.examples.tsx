import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { FilterBar, type FilterBarTexts } from './filter-bar.tsx'
import type { Filter, FilterValues } from './filters.ts'

const textsOf = (label: string): FilterBarTexts => ({
  label,
  add: 'Add filter',
  clear: 'Clear filters',
  remove: (filter) => `Remove the filter ${filter}`,
  from: 'From',
  to: 'To',
  apply: 'Apply',
  find: 'Search',
  loading: 'Loading',
  failed: 'The choices could not be loaded.',
  retry: 'Try again',
  since: (end) => `from ${end}`,
  until: (end) => `up to ${end}`,
  presets: [
    { label: 'Last 7 days', days: 7 },
    { label: 'Last 30 days', days: 30 },
  ],
})

const filters: readonly Filter[] = [
  {
    id: 'state',
    label: 'State',
    type: 'choices',
    choices: [
      { id: 'open', label: 'Open' },
      { id: 'sent', label: 'Sent' },
    ],
  },
  {
    id: 'town',
    label: 'Town',
    type: 'choices',
    load: async () => ['Delft', 'Gouda', 'Leiden'].map((name) => ({ id: name, label: name })),
  },
  { id: 'shelf', label: 'Shelf', type: 'choices', load: () => Promise.reject(new Error('No shelves')) },
  { id: 'written', label: 'Written', type: 'dates' },
  { id: 'weight', label: 'Weight', type: 'numbers' },
  { id: 'sender', label: 'Sender', type: 'text' },
]

function Bar({ name, first }: { name: string; first: FilterValues }) {
  const [values, setValues] = useState(first)
  return (
    <FilterBar
      filters={filters}
      values={values}
      onChange={(id, next) => setValues({ ...values, [id]: next })}
      onClear={() => setValues({})}
      texts={textsOf(name)}
    />
  )
}

/** The states that the gallery shows. */
export const examples: Examples = {
  'Nothing set': function Nothing() {
    return <Bar name="No filters" first={{}} />
  },
  'Every kind of filter': function Every() {
    return (
      <Bar
        name="Filters"
        first={{
          state: ['open', 'sent'],
          town: ['Gouda'],
          written: ['2026-01-30..2026-02-01'],
          weight: ['20..'],
          sender: ['Anna'],
        }}
      />
    )
  },
}
