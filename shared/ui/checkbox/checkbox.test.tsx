import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './checkbox.tsx'

describe('Checkbox', () => {
  it('changes by a click on its label', async () => {
    const onChange = jest.fn()
    render(<Checkbox label="Discountable" isSelected={false} onChange={onChange} />)

    await userEvent.click(screen.getByText('Discountable'))

    expect(onChange).toHaveBeenCalledWith(true)
  })

  it('keeps its name when the label is hidden, and is described by its error', () => {
    render(
      <Checkbox label="Select all" isLabelHidden isSelected onChange={jest.fn()} errors={['Too many']} />,
    )
    const checkbox = screen.getByRole('checkbox', { name: 'Select all' })

    expect(checkbox).toBeChecked()
    expect(checkbox).toHaveAccessibleDescription('Too many')
  })

  it('explains why it is disabled, and does not change', async () => {
    const onChange = jest.fn()
    render(
      <Checkbox
        label="Refund shipping"
        disabledReason="Shipping was free"
        isSelected={false}
        onChange={onChange}
      />,
    )

    await userEvent.click(screen.getByText('Refund shipping'))

    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('checkbox')).toBeDisabled()
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Shipping was free')
  })
})
