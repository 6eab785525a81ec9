import { useState } from 'react'
import type { Examples } from '../gallery/examples.ts'
import { FilterBar } from './filter-bar.tsx'
import type { Filter, FilterValues } from './filters.ts'

const OWNERS = [
  { id: '1', label: 'Anna Jansen', description: 'anna@example.com' },
  { id: '2', label: 'Bert Smit', description: 'bert@example.com' },
]

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
  {
    id: 'owner',
    label: 'Owner',
    type: 'choices',
    load: async () => ({
      search: async ({ query }) => {
        const options = OWNERS.filter(({ label }) => label.startsWith(query))
        return { options, count: options.length }
      },
      named: async (ids) => OWNERS.filter(({ id }) => ids.includes(id)),
    }),
  },
  { id: 'written', label: 'Written', type: 'dates' },
  { id: 'weight', label: 'Weight', type: 'numbers' },
  { id: 'sender', label: 'Sender', type: 'text' },
]

function Bar({ first }: { first: FilterValues }) {
  const [values, setValues] = useState(first)
  return (
    <FilterBar
      filters={filters}
      values={values}
      onChange={(id, next) => setValues({ ...values, [id]: next })}
      onClear={() => setValues({})}
    />
  )
}

/** The states that the gallery shows. */
export const examples: Examples = {
  'Nothing set': function Nothing() {
    return <Bar first={{}} />
  },
  'Every kind of filter': function Every() {
    return (
      <Bar
        first={{
          state: ['open', 'sent'],
          town: ['Gouda'],
          owner: ['1'],
          written: ['2026-01-30..2026-02-01'],
          weight: ['20..'],
          sender: ['Anna'],
        }}
      />
    )
  },
}
