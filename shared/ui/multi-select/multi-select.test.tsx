import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { render } from '../testing/render.tsx'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'

const options = [
  { id: 'de', label: 'Germany' },
  { id: 'dk', label: 'Denmark' },
  { id: 'fr', label: 'France', isDisabled: true },
  { id: 'se', label: 'Sweden' },
]

function setUp(props: Partial<MultiSelectProps> = {}) {
  const onChange = jest.fn()
  function Held() {
    const [value, setValue] = useState(props.value ?? [])
    const change = (next: readonly string[]) => {
      setValue(next)
      onChange(next)
    }
    return (
      <MultiSelect
        label="Countries"
        placeholder="Choose"
        options={options}
        {...props}
        value={value}
        onChange={change}
      />
    )
  }
  render(<Held />)
  return onChange
}

const open = () => userEvent.click(screen.getByRole('button', { name: /Countries/u }))

describe('MultiSelect', () => {
  it('searches and chooses by keyboard, and keeps choices hidden by the search', async () => {
    const onChange = setUp({ value: ['se'] })

    await open()
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
    await userEvent.keyboard('mark')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')

    expect(onChange.mock.calls).toEqual([[['se', 'dk']]])
    expect(screen.getByRole('option', { name: 'Denmark' })).toHaveAttribute('aria-selected', 'true')
  })

  it.each([
    ['by pointer', () => userEvent.click(screen.getByRole('option', { name: 'Germany' }))],
    ['by keyboard', () => userEvent.keyboard('{ArrowDown}{Enter}')],
  ])('keeps what was chosen %s when Escape closes the list', async (_, choose) => {
    const onChange = setUp()

    await open()
    await choose()
    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    expect(onChange.mock.calls).toEqual([[['de']]])
  })

  it('selects all that the search shows but the disabled, and clears', async () => {
    const onChange = setUp({ value: ['se'] })

    await open()
    await userEvent.keyboard('n')
    const all = screen.getByRole('button', { name: 'Select all shown' })
    expect(all).not.toHaveAttribute('aria-haspopup')
    await userEvent.click(all)
    expect(onChange).toHaveBeenLastCalledWith(['se', 'de', 'dk'])

    await userEvent.click(screen.getByRole('button', { name: 'Select none' }))
    expect(onChange).toHaveBeenLastCalledWith([])
  })

  it('shows that nothing matches', async () => {
    setUp()

    await open()
    await userEvent.keyboard('xyz')

    expect(screen.getByText('Nothing found')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Select all shown' })).toBeDisabled()
  })

  it('counts the chosen options and removes one by its chip', async () => {
    const ref = createRef<HTMLButtonElement>()
    const onChange = setUp({ value: ['de', 'se', 'gone'], errors: ['Too many'], ref })
    const button = screen.getByRole('button', { name: /3 selected/u })
    expect(button).toHaveAccessibleDescription('Too many')
    expect(ref.current).toBe(button)

    await userEvent.click(screen.getByRole('button', { name: /Remove Sweden/u }))
    expect(onChange).toHaveBeenLastCalledWith(['de', 'gone'])

    await userEvent.click(screen.getByRole('row', { name: 'Germany' }))
    await userEvent.keyboard('{Delete}')
    expect(onChange).toHaveBeenLastCalledWith(['gone'])
  })
})
