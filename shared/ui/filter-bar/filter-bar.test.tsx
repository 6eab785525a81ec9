import { jest } from '@jest/globals'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { t } from '../testing/english.ts'
import { UiProvider } from '../ui-provider/ui-provider.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { ChoiceSearch, Filter, FilterChoice, FilterValues } from './filters.ts'

const status: Filter = {
  id: 'status',
  label: 'Status',
  type: 'choices',
  choices: [
    { id: 'draft', label: 'Draft' },
    { id: 'sold', label: 'Sold' },
  ],
}
const price: Filter = { id: 'price', label: 'Price', type: 'numbers' }
const made: Filter = { id: 'made', label: 'Made', type: 'dates' }
const maker: Filter = { id: 'maker', label: 'Maker', type: 'text' }

function setUp(filters: readonly Filter[], first: FilterValues = {}) {
  let now = first
  function Bar() {
    const [values, setValues] = useState(first)
    now = values
    return (
      <UiProvider locale="en-GB" t={t} navigate={() => undefined}>
        <FilterBar
          filters={filters}
          values={values}
          onChange={(id, next) => setValues({ ...values, [id]: next })}
          onClear={() => setValues({})}
        />
      </UiProvider>
    )
  }
  render(<Bar />)
  return () => now
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function add(name: string) {
  await press('Add filter')
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  return screen.findByRole('dialog', { name })
}

it('offers the filters that are not set, and sets choices at once', async () => {
  const now = setUp([status, price], { price: ['10..'] })
  await press('Add filter')
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Status'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Status' }))
  const editor = await screen.findByRole('dialog', { name: 'Status' })
  await userEvent.click(within(editor).getByRole('checkbox', { name: 'Sold' }))
  await userEvent.click(within(editor).getByRole('checkbox', { name: 'Draft' }))
  expect(now()).toEqual({ price: ['10..'], status: ['sold', 'draft'] })

  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByRole('button', { name: 'Status: Sold or Draft' })).toBeInTheDocument()
})

it('sets a filter with the keyboard alone', async () => {
  const now = setUp([maker])
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Maker' })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Maker' })).toHaveFocus())
  await userEvent.keyboard(' Anna {Enter}')
  expect(now()).toEqual({ maker: ['Anna'] })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('opens the editor of a filter that is set, and changes it', async () => {
  const now = setUp([price], { price: ['10..20'] })
  await press('Price: 10 – 20')
  const editor = await screen.findByRole('dialog', { name: 'Price' })
  await userEvent.clear(within(editor).getByRole('spinbutton', { name: 'From' }))
  await userEvent.click(within(editor).getByRole('button', { name: 'Apply' }))
  expect(now()).toEqual({ price: ['..20'] })
  expect(screen.getByRole('button', { name: 'Price: up to 20' })).toBeInTheDocument()
})

it('sets a range of days', async () => {
  const now = setUp([made])
  const editor = await add('Made')
  await userEvent.type(within(editor).getByLabelText('From'), '2026-01-30')
  await userEvent.click(within(editor).getByRole('button', { name: 'Apply' }))
  expect(now()).toEqual({ made: ['2026-01-30..'] })
  expect(await screen.findByRole('button', { name: 'Made: from 30 Jan 2026' })).toBeInTheDocument()
})

it('keeps days that move on with today as such, and edits their number', async () => {
  const now = setUp([made])
  const editor = await add('Made')
  await userEvent.click(within(editor).getByRole('button', { name: 'Last 7 days' }))
  expect(now()).toEqual({ made: ['7d..'] })
  await press('Made: Last 7 days')
  const again = await screen.findByRole('dialog', { name: 'Made' })
  expect(within(again).getByLabelText('From')).toHaveValue('')
  const days = within(again).getByRole('spinbutton', { name: 'Days' })
  expect(days).toHaveValue(7)
  await userEvent.clear(days)
  expect(within(again).getByRole('button', { name: 'Older than 7 days' })).toBeDisabled()
  await userEvent.type(days, '45')
  await userEvent.click(within(again).getByRole('button', { name: 'Older than 45 days' }))
  expect(now()).toEqual({ made: ['..45d'] })
  expect(screen.getByRole('button', { name: 'Made: Older than 45 days' })).toBeInTheDocument()
})

it('removes one filter, or all', async () => {
  const now = setUp([status, price], { price: ['10..'], status: ['draft'] })
  await press('Remove the filter “Status”')
  expect(now()).toEqual({ price: ['10..'], status: [] })
  await press('Clear filters')
  expect(now()).toEqual({})
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
})

it('lets a filter of single choices have one value only', async () => {
  const now = setUp([{ ...status, isSingle: true } as Filter])
  const editor = await add('Status')
  await userEvent.click(within(editor).getByRole('radio', { name: 'Sold' }))
  await userEvent.click(within(editor).getByRole('radio', { name: 'Draft' }))
  expect(now()).toEqual({ status: ['draft'] })
})

it('loads choices when they are needed, and tries again when they fail', async () => {
  const load = jest.fn<() => Promise<readonly FilterChoice[]>>()
  load.mockRejectedValueOnce(new Error('offline'))
  setUp([{ id: 'maker', label: 'Maker', type: 'choices', load }])
  expect(load).not.toHaveBeenCalled()
  const editor = await add('Maker')
  expect(await within(editor).findByRole('alert')).toHaveTextContent('The options could not be loaded.')

  load.mockResolvedValue(
    Array.from({ length: 11 }, (_, index) => ({ id: `m${index}`, label: `Maker ${index}` })),
  )
  await userEvent.click(within(editor).getByRole('button', { name: 'Try again' }))
  await userEvent.type(await within(editor).findByRole('textbox', { name: 'Search' }), 'maker 7')
  await userEvent.click(within(editor).getByRole('checkbox', { name: 'Maker 7' }))
  expect(within(editor).getAllByRole('checkbox')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Maker: Maker 7' })).toBeInTheDocument()
})

describe('a filter whose choices are searched', () => {
  const makers = [
    { id: 'm1', label: 'Anna', description: 'anna@example.com' },
    { id: 'm2', label: 'Berta' },
  ]
  const search = jest.fn<ChoiceSearch['search']>(async ({ query }) => {
    const options = makers.filter(({ label }) => label.startsWith(query))
    return { options, count: options.length }
  })
  const named = jest.fn<ChoiceSearch['named']>(async (ids) => makers.filter(({ id }) => ids.includes(id)))
  const searched: Filter = {
    id: 'maker',
    label: 'Maker',
    type: 'choices',
    load: async () => ({ search, named }),
  }

  it('finds them on the server, closes with the chosen one and shows its name', async () => {
    const now = setUp([searched])
    const editor = await add('Maker')
    expect(await within(editor).findByRole('option', { name: 'Berta' })).toBeInTheDocument()
    await waitFor(() => expect(within(editor).getByRole('searchbox')).toHaveFocus())
    await userEvent.keyboard('An')
    await waitFor(() =>
      expect(within(editor).queryByRole('option', { name: 'Berta' })).not.toBeInTheDocument(),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(now()).toEqual({ maker: ['m1'] })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findByRole('button', { name: 'Maker: Anna' })).toBeInTheDocument()
    expect(search.mock.calls.map(([{ query }]) => query)).toEqual(['', 'An'])
  })

  it('shows the name of another one that is chosen later', async () => {
    const now = setUp([searched], { maker: ['m1'] })
    await press('Maker: Anna')
    const editor = await screen.findByRole('dialog', { name: 'Maker' })
    expect(await within(editor).findByRole('option', { name: /Anna/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.click(within(editor).getByRole('option', { name: 'Berta' }))
    expect(now()).toEqual({ maker: ['m2'] })
    expect(await screen.findByRole('button', { name: 'Maker: Berta' })).toBeInTheDocument()
  })

  it('shows its id when the name cannot be loaded', async () => {
    named.mockRejectedValueOnce(new Error('deleted'))
    setUp([searched], { maker: ['m9'] })
    expect(await screen.findByRole('button', { name: 'Maker: m9' })).toBeInTheDocument()
  })
})
