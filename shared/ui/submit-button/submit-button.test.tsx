import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SubmitButton } from './submit-button.tsx'

function setUp(isLoading: boolean) {
  const onSubmit = jest.fn()
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input aria-label="Name" />
      <SubmitButton isLoading={isLoading}>Save</SubmitButton>
    </form>,
  )
  return { onSubmit, button: screen.getByRole('button', { name: 'Save' }) }
}

it('submits its form by click and by Enter', async () => {
  const { onSubmit, button } = setUp(false)
  await userEvent.click(button)
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

it('submits nothing while it is loading, keeps the focus and says so', async () => {
  const { onSubmit, button } = setUp(true)
  await userEvent.click(button)
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  await userEvent.click(button)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
})
