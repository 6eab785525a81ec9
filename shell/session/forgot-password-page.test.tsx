import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import nock from 'nock'

import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { BACKEND, field, show, testClient, type } from '../testing/session-harness.tsx'

afterEach(() => nock.cleanAll())
afterAll(() => nock.restore())

test('sends the link and says so in words that fit every address', async () => {
  nock(BACKEND).post('/admin/users/password-token', { email: 'ada@example.com' }).reply(204)
  show(<ForgotPasswordPage http={testClient()} />)
  expect(field('E-mail')).toHaveFocus()
  await type('E-mail', 'ada@example.com{Enter}')

  const heading = await screen.findByRole('heading', { name: 'Look into your inbox' })
  expect(heading).toHaveFocus()
  expect(screen.getByText(/^If somebody signs in here with ada@example.com/)).toBeInTheDocument()
  expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/login')
})

test('another address can be tried afterwards', async () => {
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

test('an address that only the server knows to be wrong is said at the field', async () => {
  nock(BACKEND).post('/admin/users/password-token').reply(400, { message: 'email must be an email' })
  show(<ForgotPasswordPage http={testClient()} />)
  await type('E-mail', 'ada@ex_ample.com{Enter}')

  expect(await screen.findByText(/Please enter an e-mail address/)).toBeInTheDocument()
  expect(field('E-mail')).toBeInvalid()
})

test.each([
  ['does not answer', (call: nock.Interceptor) => call.replyWithError('connect ECONNREFUSED')],
  ['could not do this', (call: nock.Interceptor) => call.reply(500)],
])('when the store %s, the form stays filled in', async (sentence, reply) => {
  reply(nock(BACKEND).post('/admin/users/password-token'))
  show(<ForgotPasswordPage http={testClient()} />)
  await type('E-mail', 'ada@example.com{Enter}')

  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(field('E-mail')).toHaveValue('ada@example.com')
  expect(field('E-mail')).toBeValid()
})
