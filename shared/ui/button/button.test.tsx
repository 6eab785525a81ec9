import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { Button } from './button.tsx'

function Saving() {
  const [isLoading, setIsLoading] = useState(false)
  return (
    <Button isLoading={isLoading} onPress={() => setIsLoading(true)}>
      Save
    </Button>
  )
}

describe('Button', () => {
  it('acts on a click and on Enter', async () => {
    const onPress = jest.fn()
    render(<Button onPress={onPress}>Save</Button>)

    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.keyboard('{Enter}')

    expect(onPress).toHaveBeenCalledTimes(2)
  })

  it('ignores clicks and Enter while loading, announces it, and keeps its name', async () => {
    const onPress = jest.fn()
    render(
      <Button onPress={onPress} isLoading>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Save' })

    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')

    expect(onPress).not.toHaveBeenCalled()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveFocus()
  })

  it('leaves no unnamed element behind when unmounted while loading', async () => {
    const { rerender } = render(<Saving />)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')

    rerender(<p>Saved</p>)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it("ignores its dialog's close slot while loading", async () => {
    const onPress = jest.fn()
    render(
      <ButtonContext value={{ onPress }}>
        <Button isLoading>Close</Button>
      </ButtonContext>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))

    expect(onPress).not.toHaveBeenCalled()
  })

  it('does not submit its form while loading', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const form = (isLoading: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" isLoading={isLoading}>
          Save
        </Button>
      </form>
    )
    const { container, rerender } = render(form(true))

    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).not.toHaveBeenCalled()
    // By the HTML standard a disabled first submit button keeps Enter in a field from submitting.
    expect(container.querySelector('[type="submit"]')).toBeDisabled()

    rerender(form(false))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
