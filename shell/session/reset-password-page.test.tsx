import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'

import { nock } from '../../tests/setup/network.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { BACKEND, field, linkToken, show, testClient, type } from '../testing/session-harness.tsx'

const inAnHour = Math.floor(Date.now() / 1000) + 3600
const token = linkToken({ user_id: 'usr_1', email: 'ada@example.com', exp: inAnHour })
const onChanged = jest.fn()

const open = (search: string) =>
  show(<ResetPasswordPage http={testClient()} search={search} onChanged={onChanged} />)

async function choose(password: string, confirmation = password): Promise<void> {
  open(`?token=${token}&email=other@example.com`)
  await type('Password', password)
  await type('Confirm password', `${confirmation}{Enter}`)
}

afterEach(() => {
  onChanged.mockClear()
})

test("changes the password of the token's account", async () => {
  nock(BACKEND)
    .post('/admin/users/reset-password', { token, email: 'ada@example.com', password: 'new-secret' })
    .reply(200, { user: {} })
  await choose('new-secret')

  await waitFor(() => expect(onChanged.mock.calls).toEqual([['ada@example.com']]))
})

test('uses the address of the link if the token has none', () => {
  open(`?token=${linkToken({ user_id: 'usr_1' })}&email=ada@example.com`)

  expect(field('E-mail')).toHaveValue('ada@example.com')
})

test('password managers learn the account, and the password field has the focus', () => {
  open(`?token=${token}`)

  expect(field('E-mail')).toHaveAttribute('autocomplete', 'username')
  expect(field('E-mail')).toHaveAttribute('readonly')
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password')
  expect(field('Password')).toHaveFocus()
})

test('a short password and a different repetition are marked at their fields', async () => {
  await choose('short', 'other')

  expect(field('Password')).toHaveAccessibleDescription(/Use at least 8 characters/)
  expect(field('Confirm password')).toHaveAccessibleDescription('The passwords do not match.')
  expect(field('Password')).toHaveFocus()
})

test.each([
  ['?token=x&email=ada@example.com', 'is no token'],
  ['', 'is missing'],
  [`?token=${linkToken({ user_id: 'usr_1' })}`, 'names no account'],
  [`?token=${linkToken({ email: 'ada@example.com', exp: 1 })}`, 'is too old'],
])('the link %s, whose token %s, asks for a new one', (search) => {
  open(search)

  expect(screen.getByRole('heading', { name: 'This link does not work' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/login?reset-password',
  )
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
})

// The server answers 500 to a used link.
test.each([400, 401, 500])('a link refused with %d offers to request a new one', async (status) => {
  nock(BACKEND).post('/admin/users/reset-password').reply(status)
  await choose('new-secret')

  expect(await screen.findByRole('alert')).toHaveTextContent(/expired or was already used/)
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/login?reset-password',
  )
  expect(onChanged).not.toHaveBeenCalled()
})

test('without an answer both passwords stay for the next try', async () => {
  nock(BACKEND).post('/admin/users/reset-password').replyWithError('connect ECONNREFUSED')
  await choose('new-secret')

  expect(await screen.findByRole('alert')).toHaveTextContent(/is not responding/)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(field('Password')).toHaveValue('new-secret')
  expect(field('Confirm password')).toHaveValue('new-secret')
})
