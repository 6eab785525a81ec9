import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '../testing/render.tsx'
import { Select } from './select.tsx'

const options = [
  { id: 'autumn', label: 'Autumn' },
  { id: 'winter', label: 'Winter' },
]

describe('Select', () => {
  it('opens by keyboard and emits the id of the chosen option', async () => {
    const onChange = jest.fn()
    render(<Select label="Season" placeholder="Choose" options={options} value={null} onChange={onChange} />)

    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')

    expect(onChange).toHaveBeenCalledWith('winter')
  })

  it('shows the chosen label, its error and its name', () => {
    render(
      <Select
        label="Season"
        placeholder="Choose"
        options={options}
        value="winter"
        onChange={jest.fn()}
        errors={['Sold out']}
      />,
    )
    const button = screen.getByRole('button', { name: /Winter.*Season|Season.*Winter/u })

    expect(button).toHaveAccessibleDescription('Sold out')
    expect(button).toHaveTextContent('Winter')
  })

  it('clears the choice by its first line', async () => {
    const onChange = jest.fn()
    render(
      <Select
        label="Season"
        placeholder="Choose"
        clearLabel="No season"
        options={options}
        value="winter"
        onChange={onChange}
      />,
    )

    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Home}{Enter}')

    expect(onChange.mock.calls).toEqual([[null]])
  })

  it('groups options with their descriptions, and skips a disabled one', async () => {
    const onChange = jest.fn()
    render(
      <Select
        label="Method"
        placeholder="Choose"
        options={[
          { id: 'dhl', label: 'Parcel', group: 'Courier', description: 'Two days' },
          { id: 'pickup', label: 'Pick up', group: 'Ourselves', isDisabled: true },
          { id: 'ups', label: 'Express', group: 'Courier' },
        ]}
        value={null}
        onChange={onChange}
      />,
    )

    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')

    expect(screen.getByRole('option', { name: 'Parcel Two days' })).toBeVisible()
    const courier = screen.getByRole('group', { name: 'Courier' })
    expect(courier).toHaveTextContent('Express')
    expect(screen.getByRole('group', { name: 'Ourselves' })).not.toHaveTextContent('Express')

    await userEvent.keyboard('{End}{Enter}')
    expect(onChange.mock.calls).toEqual([['ups']])
  })

  it.each([undefined, 'No season'])(
    'opens while its options are read, and shows them then (%s)',
    async (none) => {
      const select = (loaded: typeof options | undefined) => (
        <Select
          label="Season"
          placeholder="Choose"
          {...(none !== undefined && { clearLabel: none })}
          options={loaded}
          value={null}
          onChange={jest.fn()}
        />
      )
      const { rerender } = render(select(undefined))

      await userEvent.click(screen.getByRole('button'))
      expect(screen.getByRole('listbox')).toHaveTextContent('Loading')

      rerender(select(options))
      expect(await screen.findByRole('option', { name: 'Winter' })).toBeVisible()
      expect(screen.getByRole('listbox')).not.toHaveTextContent('Loading')
    },
  )

  it('says that there is nothing to choose', async () => {
    render(<Select label="Season" placeholder="Choose" options={[]} value={null} onChange={jest.fn()} />)

    await userEvent.click(screen.getByRole('button'))

    expect(screen.getByRole('listbox')).toHaveTextContent('Nothing found')
  })
})
