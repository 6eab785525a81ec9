import { jest } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../tests/setup/network.ts'
import { BACKEND, field, show, testClient, type } from '../testing/session-harness.tsx'
import type { User } from './check-session.ts'
import { SessionGuard } from './session-guard.tsx'
import { createSessionStore } from './session-store.ts'

const ada = { id: 'usr_1', email: 'ada@example.com' } as User

const onMissing = jest.fn()

test('asks for the password over the page, keeps the input and refetches everything', async () => {
  const session = createSessionStore(ada)
  const cache = new QueryClient()
  cache.setQueryData(['orders'], ['order_1'])
  show(
    <QueryClientProvider client={cache}>
      <input aria-label="Title" />
      <SessionGuard http={testClient()} session={session} onMissing={onMissing} />
    </QueryClientProvider>,
  )
  await userEvent.type(screen.getByLabelText('Title'), 'Unsaved')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  act(() => session.setState({ isLost: true }))
  await screen.findByRole('dialog', { name: 'Please sign in again' })
  expect(field('E-mail')).toHaveValue('ada@example.com')
  expect(field('Password')).toHaveFocus()

  const user = { ...ada, first_name: 'Ada' }
  nock(BACKEND).post('/admin/auth', { email: ada.email, password: 'secret' }).reply(200, { user })
  await type('Password', 'secret{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(session.getState()).toEqual({ user, isLost: false })
  expect(screen.getByLabelText('Title')).toHaveValue('Unsaved')
  expect(cache.getQueryState(['orders'])?.isInvalidated).toBe(true)
})

test('a sign-in that cannot be fetched leaves the page as it is and is retried with the next failed call', async () => {
  const session = createSessionStore(ada)
  const load = jest.fn(() => Promise.reject(new Error('ChunkLoadError')))
  show(
    <QueryClientProvider client={new QueryClient()}>
      <input aria-label="Title" defaultValue="Unsaved" />
      <SessionGuard http={testClient()} session={session} onMissing={onMissing} load={load} />
    </QueryClientProvider>,
  )
  await act(async () => session.setState({ isLost: true }))
  expect(onMissing).toHaveBeenCalledTimes(1)
  expect(session.getState().isLost).toBe(false)
  expect(screen.getByLabelText('Title')).toHaveValue('Unsaved')

  await act(async () => session.setState({ isLost: true }))
  expect(load).toHaveBeenCalledTimes(2)
})
