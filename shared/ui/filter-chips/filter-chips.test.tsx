import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FilterChips } from './filter-chips.tsx'

const options = [
  { id: 'open', label: 'Open' },
  { id: 'sent', label: 'Sent' },
  { id: 'done', label: 'Done' },
] as const

function setUp(chosen: ('open' | 'sent' | 'done')[]) {
  const onChange = jest.fn()
  render(<FilterChips label="Status" options={options} chosen={chosen} onChange={onChange} />)
  return onChange
}

describe('FilterChips', () => {
  it('is a labelled group of toggle buttons with their state', () => {
    setUp(['sent'])

    expect(screen.getByRole('group', { name: 'Status' })).toBeInTheDocument()
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Sent')
    expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(2)
  })

  it('adds a chip in the order of the options', async () => {
    const onChange = setUp(['done'])

    await userEvent.click(screen.getByRole('button', { name: 'Open' }))

    expect(onChange.mock.calls).toEqual([[['open', 'done']]])
  })

  it('removes a chip', async () => {
    const onChange = setUp(['open', 'done'])

    await userEvent.click(screen.getByRole('button', { name: 'Open' }))

    expect(onChange.mock.calls).toEqual([[['done']]])
  })
})
