import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { RadioCards } from './radio-cards.tsx'

describe('RadioCards', () => {
  it('emits the id of the chosen card and skips a disabled one', async () => {
    const onChange = jest.fn()
    render(
      <RadioCards
        label="Shipping"
        value="standard"
        onChange={onChange}
        cards={[
          { id: 'standard', title: 'Standard', description: '3 days' },
          { id: 'pickup', title: 'Pick up', isDisabled: true },
          { id: 'express', title: 'Express' },
        ]}
      />,
    )

    await userEvent.tab()
    expect(screen.getByRole('radio', { name: /Standard/u })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')

    expect(onChange).toHaveBeenCalledWith('express')
    expect(screen.getByRole('radiogroup', { name: 'Shipping' })).toBeInTheDocument()
  })

  it('shows why a card cannot be chosen, and why none can', async () => {
    const onChange = jest.fn()
    const cards = [
      { id: 'all', title: 'All', description: 'Every item', disabledReason: 'Some have shipped' },
      { id: 'few', title: 'Few' },
    ]
    const { rerender } = render(<RadioCards label="Items" value={null} onChange={onChange} cards={cards} />)
    expect(screen.getByRole('radio', { name: /All/u })).toBeDisabled()
    expect(screen.getByText(/Some have shipped/u)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Few' })).toBeEnabled()

    rerender(
      <RadioCards
        label="Items"
        value={null}
        onChange={onChange}
        cards={cards}
        disabledReason="The order is cancelled"
        errors={['Choose one']}
      />,
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Few' }))
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(/The order is cancelled.*Choose one/u)
  })

  it('exposes the chosen input, or the first enabled one', () => {
    const ref = createRef<HTMLInputElement>()
    const cards = [
      { id: 'a', title: 'A', isDisabled: true },
      { id: 'b', title: 'B' },
      { id: 'c', title: 'C' },
    ]
    const { rerender } = render(
      <RadioCards label="Items" value={null} onChange={jest.fn()} cards={cards} ref={ref} />,
    )
    expect(ref.current).toBe(screen.getByRole('radio', { name: 'B' }))

    rerender(<RadioCards label="Items" value="c" onChange={jest.fn()} cards={cards} ref={ref} />)
    expect(ref.current).toBe(screen.getByRole('radio', { name: 'C' }))
  })
})
