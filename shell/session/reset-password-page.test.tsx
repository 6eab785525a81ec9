import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import nock from 'nock'

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
  await type('Repeat the password', `${confirmation}{Enter}`)
}

afterEach(() => {
  nock.cleanAll()
  onChanged.mockClear()
})
afterAll(() => nock.restore())

test('changes the password of the person whom the token names', async () => {
  nock(BACKEND)
    .post('/admin/users/reset-password', { token, email: 'ada@example.com', password: 'new-secret' })
    .reply(200, { user: {} })
  await choose('new-secret')

  await waitFor(() => expect(onChanged.mock.calls).toEqual([['ada@example.com']]))
})

test('takes the address of the link where the token has none', () => {
  open(`?token=${linkToken({ user_id: 'usr_1' })}&email=ada@example.com`)

  expect(field('E-mail')).toHaveValue('ada@example.com')
})

test('password managers learn whose new password it is, and the focus is where it is typed', () => {
  open(`?token=${token}`)

  expect(field('E-mail')).toHaveAttribute('autocomplete', 'username')
  expect(field('E-mail')).toHaveAttribute('readonly')
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password')
  expect(field('Password')).toHaveFocus()
})

test('a short password is refused at its field, a different repetition at its own', async () => {
  await choose('short', 'other')

  expect(field('Password')).toHaveAccessibleDescription(/Use at least 8 characters/)
  expect(field('Repeat the password')).toHaveAccessibleDescription('This is not the same password.')
  expect(field('Password')).toHaveFocus()
})

test.each([
  ['?token=x&email=ada@example.com', 'is no token'],
  ['', 'is missing'],
  [`?token=${linkToken({ user_id: 'usr_1' })}`, 'belongs to nobody'],
  [`?token=${linkToken({ email: 'ada@example.com', exp: 1 })}`, 'is too old'],
])('the link %s, whose token %s, leads to a new one', (search) => {
  open(search)

  expect(screen.getByRole('heading', { name: 'This link does not work' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/login?reset-password',
  )
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
})

// 500 is what the server answers to a link that was used before.
test.each([400, 401, 500])('a link that the server refuses with %d leads to a new one', async (status) => {
  nock(BACKEND).post('/admin/users/reset-password').reply(status)
  await choose('new-secret')

  expect(await screen.findByRole('alert')).toHaveTextContent(/did not accept this link/)
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/login?reset-password',
  )
  expect(onChanged).not.toHaveBeenCalled()
})

test('without an answer both passwords stay for the next try', async () => {
  nock(BACKEND).post('/admin/users/reset-password').replyWithError('connect ECONNREFUSED')
  await choose('new-secret')

  expect(await screen.findByRole('alert')).toHaveTextContent(/does not answer/)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(field('Password')).toHaveValue('new-secret')
  expect(field('Repeat the password')).toHaveValue('new-secret')
})
