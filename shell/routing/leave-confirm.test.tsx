import { jest } from '@jest/globals'
import { useUnsavedChanges } from '@stoa/extension-sdk'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'

import { English } from '../testing/english.tsx'
import { LeaveConfirm } from './leave-confirm.tsx'
import { LeaveGuard, lazyLeaveDialog } from './leave-guard.tsx'

afterEach(() => jest.restoreAllMocks())

function ask(isOpen: boolean, answer: boolean) {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(answer)
  const onLeave = jest.fn()
  const onStay = jest.fn()
  render(
    <English>
      <LeaveConfirm isOpen={isOpen} onLeave={onLeave} onStay={onStay} />
    </English>,
  )
  return { confirm, onLeave, onStay }
}

describe('leave question without the dialog', () => {
  it('leaves when confirmed', () => {
    const { confirm, onLeave, onStay } = ask(true, true)
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining('will be lost'))
    expect(onLeave).toHaveBeenCalledTimes(1)
    expect(onStay).not.toHaveBeenCalled()
  })

  it('stays when declined', () => {
    const { onLeave, onStay } = ask(true, false)
    expect(onLeave).not.toHaveBeenCalled()
    expect(onStay).toHaveBeenCalledTimes(1)
  })

  it('is not asked before leaving', () => {
    expect(ask(false, true).confirm).not.toHaveBeenCalled()
  })
})

function Form() {
  useUnsavedChanges(true)
  return <Link to="/elsewhere">Away</Link>
}

it("the browser asks if the dialog's code cannot be fetched", async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  const Dialog = lazyLeaveDialog(() => Promise.reject(new Error('this chunk is gone')))
  const form = (
    <LeaveGuard Dialog={Dialog}>
      <Form />
    </LeaveGuard>
  )
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ])
  render(
    <English>
      <RouterProvider router={router} />
    </English>,
  )

  await userEvent.click(screen.getByRole('link', { name: 'Away' }))
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1))
  await userEvent.click(await screen.findByRole('link', { name: 'Away' }))
  expect(await screen.findByText('Elsewhere')).toBeInTheDocument()
})
