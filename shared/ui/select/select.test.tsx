import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Select } from './select.tsx'

const options = [
  { id: 'autumn', label: 'Autumn' },
  { id: 'winter', label: 'Winter' },
]

describe('Select', () => {
  it('opens by keyboard and gives the id of the chosen option', async () => {
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
})
