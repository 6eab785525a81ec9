import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import type { LoginZones } from './login-zones.ts'
import { showPasswordChanged } from './password-changed.ts'
import { field, show, testClient, type } from '../testing/session-harness.tsx'
import { SignInPage } from './sign-in-page.tsx'

const noZones = () => Promise.resolve(undefined)
const nothing = () => undefined

beforeEach(() => history.replaceState(null, '', '/login'))

test('shows its title and links to a new password', () => {
  show(<SignInPage loadClient={async () => testClient()} loadZones={noZones} onSignedIn={nothing} />)

  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeInTheDocument()
  expect(document.title).toBe('Sign in · Stoa')
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/login?reset-password',
  )
})

test('explains how to create the first account of a new store', async () => {
  show(<SignInPage loadClient={async () => testClient()} loadZones={noZones} onSignedIn={nothing} />)

  const command = screen.getByText(/^npx medusa user/)
  expect(command).not.toBeVisible()
  await userEvent.click(screen.getByText('Is this a new store?'))
  expect(command).toBeVisible()
})

test('confirms a changed password and fills in its account', () => {
  showPasswordChanged('ada@example.com')
  show(<SignInPage loadClient={async () => testClient()} loadZones={noZones} onSignedIn={nothing} />)

  expect(location.pathname).toBe('/login')
  expect(screen.getByText(/Your password was changed/)).toBeInTheDocument()
  expect(field('E-mail')).toHaveValue('ada@example.com')
  expect(field('Password')).toHaveFocus()
})

test('zones of extensions render around the form and keep its input', async () => {
  const zones = Promise.withResolvers<LoginZones>()
  const load = () => zones.promise
  show(<SignInPage loadClient={async () => testClient()} loadZones={load} onSignedIn={nothing} />)
  await type('E-mail', 'ada@example.com')
  await act(async () => zones.resolve({ before: <p>House rules</p>, after: <p>Single sign-on</p> }))

  const order = (await screen.findByText('House rules')).compareDocumentPosition(field('E-mail'))
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(field('E-mail').compareDocumentPosition(screen.getByText('Single sign-on'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(field('E-mail')).toHaveValue('ada@example.com')
})
