import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Switch } from './switch.tsx'

describe('Switch', () => {
  it('toggles by its label, and not when disabled', async () => {
    const onChange = jest.fn()
    const { rerender } = render(<Switch label="Anonymize" isSelected={false} onChange={onChange} />)

    await userEvent.click(screen.getByText('Anonymize'))
    expect(onChange).toHaveBeenCalledWith(true)

    rerender(<Switch label="Anonymize" isSelected={false} onChange={onChange} isDisabled />)
    await userEvent.click(screen.getByText('Anonymize'))
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('switch', { name: 'Anonymize' })).toBeDisabled()
  })

  it('explains why it is disabled, and does not change', async () => {
    const onChange = jest.fn()
    render(
      <Switch
        label="Active"
        description="Shown in the shop"
        disabledReason="Publish the product first"
        isSelected={false}
        onChange={onChange}
      />,
    )

    await userEvent.click(screen.getByText('Active'))

    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getByRole('switch')).toBeDisabled()
    expect(screen.getByRole('switch')).toHaveAccessibleDescription(
      /Shown in the shop.*Publish the product first/u,
    )
  })

  it('is described by its error', () => {
    render(<Switch label="Active" isSelected onChange={jest.fn()} errors={['Not allowed']} />)

    expect(screen.getByRole('switch')).toHaveAccessibleDescription('Not allowed')
  })
})
