import { renderContribution } from '@stoa/extension-sdk/testing'
import { inAdmin } from '@stoa/extension-sdk/testing/in-admin'
import { screen } from '@testing-library/react'

import english from '../locales/en.json' with { type: 'json' }
import Welcome from './welcome.tsx'

const fail = () => Promise.reject(new Error('The store does not answer.'))

test('says hello and counts the products', async () => {
  const person = { id: 'usr_1', email: 'mara@example.com', firstName: 'Mara', lastName: null }
  renderContribution(
    Welcome,
    {},
    {
      texts: english,
      session: { person: () => person },
      client: { get: async () => ({ count: 12 }) },
      wrapper: inAdmin(),
    },
  )

  expect(screen.getByText('Hello, mara@example.com')).toBeInTheDocument()
  expect(await screen.findByText('This store has 12 products.')).toBeInTheDocument()
})

test('says why the products cannot be counted', async () => {
  renderContribution(Welcome, {}, { texts: english, client: { get: fail }, wrapper: inAdmin() })

  expect(await screen.findByRole('alert')).toHaveTextContent('The store does not answer.')
})
