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
})
