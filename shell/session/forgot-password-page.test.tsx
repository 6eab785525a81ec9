import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../tests/setup/network.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { BACKEND, field, show, testClient, type } from '../testing/session-harness.tsx'

test('sends the link and confirms in words that reveal no account', async () => {
  nock(BACKEND).post('/admin/users/password-token', { email: 'ada@example.com' }).reply(204)
  show(<ForgotPasswordPage http={testClient()} />)
  expect(field('E-mail')).toHaveFocus()
  await type('E-mail', 'ada@example.com{Enter}')

  const heading = await screen.findByRole('heading', { name: 'Check your inbox' })
  expect(heading).toHaveFocus()
  expect(screen.getByText(/^If ada@example.com has an account here/)).toBeInTheDocument()
  expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/login')
})

test('another address can be entered afterwards', async () => {
  nock(BACKEND).post('/admin/users/password-token').reply(204)
  show(<ForgotPasswordPage http={testClient()} />)
  await type('E-mail', 'ada@example.com{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Use another e-mail' }))

  expect(field('E-mail')).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Send link' })).toBeEnabled()
})

test.each(['', 'ada', 'ada@', 'ada@localhost', '@example.com'])('%j is not sent', async (text) => {
  show(<ForgotPasswordPage http={testClient()} />)
  await type('E-mail', `${text}{Enter}`)

  expect(field('E-mail')).toHaveAccessibleDescription(/Please enter an e-mail address/)
  expect(field('E-mail')).toHaveFocus()
})

test('an address that only the server rejects is marked at its field', async () => {
  nock(BACKEND).post('/admin/users/password-token').reply(400, { message: 'email must be an email' })
  show(<ForgotPasswordPage http={testClient()} />)
  await type('E-mail', 'ada@ex_ample.com{Enter}')

  expect(await screen.findByText(/Please enter an e-mail address/)).toBeInTheDocument()
  expect(field('E-mail')).toBeInvalid()
})

test.each([
  ['is not responding', (call: nock.Interceptor) => call.replyWithError('connect ECONNREFUSED')],
  ['went wrong in the store', (call: nock.Interceptor) => call.reply(500)],
])('the form stays filled in when the store %s', async (sentence, reply) => {
  reply(nock(BACKEND).post('/admin/users/password-token'))
  show(<ForgotPasswordPage http={testClient()} />)
  await type('E-mail', 'ada@example.com{Enter}')

  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(field('E-mail')).toHaveValue('ada@example.com')
  expect(field('E-mail')).toBeValid()
})
