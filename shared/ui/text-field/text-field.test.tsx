import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { TextField } from './text-field.tsx'

describe('TextField', () => {
  it('emits the text, not the event, and exposes its input', async () => {
    const onChange = jest.fn()
    const ref = createRef<HTMLInputElement>()
    render(<TextField label="Title" onChange={onChange} ref={ref} />)

    await userEvent.type(screen.getByLabelText('Title'), 'ab')

    expect(onChange).toHaveBeenLastCalledWith('ab')
    expect(ref.current).toBe(screen.getByRole('textbox', { name: 'Title' }))
  })

  it('shows an asterisk that is not part of the name, and announces a required value', () => {
    render(<TextField label="Title" isRequired />)

    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeRequired()
  })

  it('describes the input by its help and its error', () => {
    render(<TextField label="Email" description="Your own" errors={['Please enter a valid email']} />)
    const input = screen.getByRole('textbox', { name: 'Email' })

    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Your own Please enter a valid email')
  })

  it('is valid without errors', () => {
    render(<TextField label="Email" errors={[]} />)

    expect(screen.getByRole('textbox')).toBeValid()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
