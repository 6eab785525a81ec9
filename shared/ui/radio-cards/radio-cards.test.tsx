import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RadioCards } from './radio-cards.tsx'

describe('RadioCards', () => {
  it('gives the id of the chosen card and skips a disabled one', async () => {
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
})
