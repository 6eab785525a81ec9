/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import AuthorizeAppPage from './authorize-app.tsx'

const store = () => nock(STORE)
const answer = (...apps: object[]) => store().get('/admin/apps').reply(200, { apps })
const mail = {
  id: 'app_1',
  application_name: 'mail',
  display_name: 'Mail to all',
  install_url: 'https://mail.test/consent',
}
const open = (query: string) =>
  openPage(AuthorizeAppPage, { path: '/oauth/:app_name', address: `/oauth/mail${query}` })

it('sends the code and the state of the address once a person agrees', async () => {
  answer(mail)
  const { opened, messages } = open('?code=c1&state=s1')
  store()
    .post('/admin/apps/authorizations', { application_name: 'mail', code: 'c1', state: 's1' })
    .reply(200, { apps: mail })
  await userEvent.click(await screen.findByRole('button', { name: 'Authorize' }))
  await waitFor(() => expect(opened).toEqual(['/settings']))
  expect(messages).toMatchObject([{ type: 'success', message: 'Mail to all' }])
})

it('leads to the app where nothing has begun yet', async () => {
  answer(mail)
  open('')
  expect(await screen.findByRole('link', { name: 'Open Mail to all' })).toHaveAttribute(
    'href',
    'https://mail.test/consent',
  )
  expect(screen.queryByRole('button', { name: 'Authorize' })).not.toBeInTheDocument()
})

it('never leads to an address that is a script', async () => {
  answer({ ...mail, install_url: 'javascript:alert(1)' })
  open('')
  expect(await screen.findByText('Sign in to Mail to all. It leads back here.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Open Mail to all' })).not.toBeInTheDocument()
})

it('offers nothing where the address is incomplete', async () => {
  answer(mail)
  open('?code=c1')
  expect(await screen.findByText('This link is incomplete')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Authorize' })).not.toBeInTheDocument()
})

it('says that the backend has no such app', async () => {
  answer()
  open('?code=c1&state=s1')
  expect(await screen.findByText('There is no such app')).toBeInTheDocument()
})
