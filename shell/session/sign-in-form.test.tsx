import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../tests/setup/network.ts'
import { BACKEND, field, show, testClient, type } from '../testing/session-harness.tsx'
import { SignInForm } from './sign-in-form.tsx'

const user = { id: 'usr_1', email: 'ada@example.com' }
const onSignedIn = jest.fn()

const email = () => field('E-mail')
const password = () => field('Password')
const button = () => screen.getByRole('button')

async function fillIn(): Promise<void> {
  show(<SignInForm loadClient={async () => testClient()} onSignedIn={onSignedIn} />)
  await type('E-mail', 'ada@example.com')
  await type('Password', ' secret ')
}

afterEach(() => {
  onSignedIn.mockClear()
})

test('Enter signs in with the password exactly as typed', async () => {
  nock(BACKEND).post('/admin/auth', { email: 'ada@example.com', password: ' secret ' }).reply(200, { user })
  await fillIn()
  await userEvent.keyboard('{Enter}')

  await waitFor(() => expect(onSignedIn.mock.calls).toEqual([[user]]))
})

test('a wrong password is marked at its field, keeps the input and gets the focus', async () => {
  nock(BACKEND).post('/admin/auth').reply(401, 'Unauthorized')
  await fillIn()
  await userEvent.click(button())

  await waitFor(() =>
    expect(password()).toHaveAccessibleDescription('This e-mail and password do not match.'),
  )
  expect(email()).toHaveValue('ada@example.com')
  expect(password()).toHaveValue(' secret ')
  expect(password()).toHaveFocus()
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('without an answer the password is not called wrong, and the next try succeeds', async () => {
  nock(BACKEND).post('/admin/auth').replyWithError('connect ECONNREFUSED')
  await fillIn()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/is not responding/))

  nock(BACKEND).post('/admin/auth', { email: 'ada@example.com', password: ' secret ' }).reply(200, { user })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
})

test('a server error is not called a wrong password', async () => {
  nock(BACKEND)
    .post('/admin/auth')
    .reply(500, { type: 'unknown_error', message: 'An unknown error occurred.' })
  await fillIn()
  await userEvent.keyboard('{Enter}')

  await waitFor(() => expect(password()).toHaveAccessibleDescription(/went wrong in the store/))
})

test('missing input is marked before anything is sent', async () => {
  show(<SignInForm loadClient={async () => testClient()} onSignedIn={onSignedIn} />)
  await userEvent.click(button())

  expect(email()).toHaveAccessibleDescription('This field is required.')
  expect(password()).toHaveAccessibleDescription('This field is required.')
  expect(email()).toHaveFocus()

  await type('E-mail', 'ada@example.com')
  expect(email()).toBeValid()
})

test('a pending form is not sent twice', async () => {
  const answer = Promise.withResolvers<object>()
  nock(BACKEND)
    .post('/admin/auth')
    .reply(200, () => answer.promise)
  await fillIn()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button())
  answer.resolve({ user })

  // A second call would find no interceptor and show a failure.
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  expect(password()).toBeValid()
})

test('focuses the first empty field', () => {
  const { unmount } = show(<SignInForm loadClient={async () => testClient()} onSignedIn={onSignedIn} />)
  expect(email()).toHaveFocus()
  unmount()

  show(<SignInForm loadClient={async () => testClient()} email="ada@example.com" onSignedIn={onSignedIn} />)
  expect(password()).toHaveFocus()
})

test('password managers recognise the fields', () => {
  show(<SignInForm loadClient={async () => testClient()} onSignedIn={onSignedIn} />)

  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
})
