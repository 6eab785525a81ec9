import { useUnsavedChanges } from '@stoa/extension-sdk'
import { jest } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router'

import { English } from '../testing/english.tsx'
import { DiscardContext } from './discard-context.ts'
import { LeaveGuard } from './leave-guard.tsx'

function Form() {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  useUnsavedChanges(text !== '')
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="?page=2">Next</Link>
      <Link to="/elsewhere">Away</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

function setUp() {
  const form = (
    <LeaveGuard>
      <Form />
    </LeaveGuard>
  )
  const router = createMemoryRouter(
    [
      { path: '/before', element: <p>Before</p> },
      { path: '/form', element: form },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/before', '/form'] },
  )
  const onDiscard = jest.fn()
  render(
    <English>
      <DiscardContext value={onDiscard}>
        <RouterProvider router={router} />
      </DiscardContext>
    </English>,
  )
  return { router, onDiscard, field: screen.getByRole('textbox', { name: 'Text' }) }
}

const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true })
  act(() => void window.dispatchEvent(event))
  return event.defaultPrevented
}

describe('leaving a page with unsaved changes', () => {
  it('asks, and staying keeps the input', async () => {
    const { field } = setUp()
    await userEvent.type(field, 'lamp')
    await userEvent.click(screen.getByRole('link', { name: 'Away' }))

    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument()
    await answer('Stay here')
    expect(field).toHaveValue('lamp')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  it('leaves once confirmed, including by Back', async () => {
    const { onDiscard, field } = setUp()
    await userEvent.type(field, 'lamp')
    await answer('Back')
    expect(onDiscard).not.toHaveBeenCalled()
    await answer('Leave and discard')
    expect(await screen.findByText('Before')).toBeInTheDocument()
    expect(onDiscard).toHaveBeenCalledTimes(1)
  })

  it('discards drafts of this page alone, and only on leaving', async () => {
    sessionStorage.setItem('stoa.draft./form.general', '{"text":"lamp"}')
    sessionStorage.setItem('stoa.draft./form/2.general', '{"text":"bowl"}')
    const { field } = setUp()
    await userEvent.type(field, 'lamp')
    await userEvent.click(screen.getByRole('link', { name: 'Away' }))
    await answer('Stay here')
    expect(sessionStorage).toHaveLength(2)

    await userEvent.click(screen.getByRole('link', { name: 'Away' }))
    await answer('Leave and discard')
    expect(await screen.findByText('Elsewhere')).toBeInTheDocument()
    expect(Object.keys(sessionStorage)).toEqual(['stoa.draft./form/2.general'])
    sessionStorage.clear()
  })

  it('the browser asks when the tab is closed', async () => {
    const { field } = setUp()
    expect(closeTab()).toBe(false)
    await userEvent.type(field, 'lamp')
    expect(closeTab()).toBe(true)
    await userEvent.clear(field)
    expect(closeTab()).toBe(false)
  })

  it('asks nothing when only the query changes', async () => {
    const { router, field } = setUp()
    await userEvent.type(field, 'lamp')
    await userEvent.click(screen.getByRole('link', { name: 'Next' }))

    expect(router.state.location.search).toBe('?page=2')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

it('asks nothing without unsaved changes', async () => {
  const { field } = setUp()
  await userEvent.type(field, 'lamp')
  await userEvent.clear(field)
  await userEvent.click(screen.getByRole('link', { name: 'Away' }))

  expect(screen.getByText('Elsewhere')).toBeInTheDocument()
})
