import { jest } from '@jest/globals'
import type { AnalyticsChoices } from '@stoa/api/admin/analytics-configs'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../tests/setup/network.ts'
import { takeAgreedEmail } from '../analytics/agreed-email.ts'
import { InvitePage } from './invite-page.tsx'
import { BACKEND, field, linkToken, show, testClient, type } from '../testing/session-harness.tsx'

const token = linkToken({ invite_id: 'invite_1', user_email: 'jo@example.com', role: 'developer' })
const PLAIN = { 'content-type': 'text/plain; charset=utf-8' }
const onJoined = jest.fn()

const open = (search: string) => show(<InvitePage http={testClient()} search={search} onJoined={onJoined} />)

const accepting = () =>
  nock(BACKEND).post('/admin/invites/accept', {
    token,
    user: { first_name: 'Jo', last_name: 'Doe', password: 'new-secret' },
  })
const signingIn = () => nock(BACKEND).post('/admin/auth', { email: 'jo@example.com', password: 'new-secret' })
const sharing = (choices: AnalyticsChoices) => nock(BACKEND).post('/admin/analytics-configs', choices)
const choice = (name: string) => screen.getByRole('switch', { name })

async function fillIn(): Promise<void> {
  open(`?token=${token}`)
  await type('First name', ' Jo ')
  await type('Last name', 'Doe')
  await type('Password', 'new-secret')
  await type('Confirm password', 'new-secret')
}

async function join(): Promise<void> {
  await fillIn()
  await type('Confirm password', '{Enter}')
}

afterEach(() => {
  onJoined.mockClear()
  takeAgreedEmail()
})

test('shows who is invited in which role, and focuses the name', () => {
  open(`?token=${token}`)

  expect(field('E-mail')).toHaveValue('jo@example.com')
  expect(screen.getByText('Role: Developer')).toBeInTheDocument()
  expect(screen.getByText(/You were invited/)).toBeInTheDocument()
  expect(field('First name')).toHaveFocus()
})

test('shows an unknown role as it is, and when the invitation expires', () => {
  const exp = Math.floor(Date.now() / 1000) + 86_400
  open(`?token=${linkToken({ user_email: 'jo@example.com', role: 'auditor', exp })}`)

  expect(screen.getByText('Role: auditor')).toBeInTheDocument()
  expect(screen.getByText(/^Valid until \S/)).toHaveTextContent(String(new Date(exp * 1000).getFullYear()))
})

test('greets the first person of a store differently', () => {
  open(`?token=${token}&first_run=true`)

  expect(screen.getByRole('heading', { name: 'Create the first account' })).toBeInTheDocument()
  expect(screen.getByText(/Set up the first account/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Create account' })).toBeInTheDocument()
  expect(screen.queryByText(/^Role/)).not.toBeInTheDocument()
})

test('accepts, signs in, saves the sharing choices and continues', async () => {
  const accepted = accepting().reply(200, 'OK', PLAIN)
  const signedIn = signingIn().reply(200, { user: {} })
  const choices = { opt_out: false, anonymize: false }
  const saved = sharing(choices).reply(200, { analytics_config: choices })
  await join()

  await waitFor(() => expect(onJoined).toHaveBeenCalledTimes(1))
  expect(accepted.isDone() && signedIn.isDone() && saved.isDone()).toBe(true)
  expect(takeAgreedEmail()).toBe('jo@example.com')
  expect(takeAgreedEmail()).toBeUndefined()
})

test('opting out disables anonymity and shares no address', async () => {
  accepting().reply(200, 'OK', PLAIN)
  signingIn().reply(200, { user: {} })
  const choices = { opt_out: true, anonymize: false }
  const saved = sharing(choices).reply(200, { analytics_config: choices })
  await fillIn()
  await userEvent.click(choice('Anonymize my usage data'))
  await userEvent.click(choice('Opt out of sharing my usage data'))
  expect(choice('Anonymize my usage data')).toBeDisabled()
  expect(choice('Anonymize my usage data')).not.toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: /Join/ }))

  await waitFor(() => expect(onJoined).toHaveBeenCalledTimes(1))
  expect(saved.isDone()).toBe(true)
  expect(takeAgreedEmail()).toBeUndefined()
})

test('joining succeeds even if the store saves no sharing choices', async () => {
  accepting().reply(200, 'OK', PLAIN)
  signingIn().reply(200, { user: {} })
  const refused = sharing({ opt_out: false, anonymize: false }).reply(404)
  await join()

  await waitFor(() => expect(onJoined).toHaveBeenCalledTimes(1))
  expect(refused.isDone()).toBe(true)
  expect(takeAgreedEmail()).toBeUndefined()
})

test('faults are shown at their fields before anything is sent', async () => {
  open(`?token=${token}`)
  await type('Confirm password', 'x{Enter}')

  expect(field('First name')).toHaveAccessibleDescription('This field is required.')
  expect(field('Password')).toHaveAccessibleDescription(/This field is required/)
  expect(field('Confirm password')).toHaveAccessibleDescription('The passwords do not match.')
  expect(field('Last name')).toBeValid()
  expect(field('First name')).toHaveFocus()
})

test.each([400, 422])(
  'an invitation refused with %d links to the sign-in and keeps the input',
  async (status) => {
    accepting().reply(status, { message: 'Invalid invite' })
    await join()

    expect(await screen.findByRole('alert')).toHaveTextContent(/no longer valid/)
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login')
    expect(field('Password')).toHaveValue('new-secret')
    expect(onJoined).not.toHaveBeenCalled()
  },
)

test('without an answer the same form can be sent again', async () => {
  accepting().replyWithError('connect ECONNREFUSED')
  await join()
  expect(await screen.findByRole('alert')).toHaveTextContent(/is not responding/)

  accepting().reply(200, 'OK', PLAIN)
  signingIn().reply(200, { user: {} })
  await userEvent.click(screen.getByRole('button', { name: /Join/ }))
  await waitFor(() => expect(onJoined).toHaveBeenCalledTimes(1))
})

test('if only signing in fails, the form says so and the next try does not accept again', async () => {
  accepting().reply(200, 'OK', PLAIN)
  signingIn().reply(500)
  await join()

  expect(await screen.findByText('Your account is ready')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent(/went wrong in the store/)
  expect(screen.getByRole('button', { name: /Sign in/ })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login')

  signingIn().reply(200, { user: {} })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(onJoined).toHaveBeenCalledTimes(1))
})

test.each([
  ['', 'is missing'],
  ['?token=abc', 'is no token'],
  [`?token=${linkToken({ role: 'member' })}`, 'names no person'],
  [`?token=${linkToken({ user_email: 'jo@example.com', exp: 1 })}`, 'is over'],
])('the invitation %s, whose token %s, is refused at once', (search) => {
  open(search)

  expect(screen.getByRole('heading', { name: 'This invitation does not work' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login')
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument()
})
