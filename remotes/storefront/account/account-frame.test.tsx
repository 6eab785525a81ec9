import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { nock } from '../../../tests/setup/network.ts'
import type { Region } from '../model/countries.ts'
import { RegionContext } from '../state/region.ts'
import { BACKEND, TestShop } from '../testing/test-shop.tsx'
import { AccountFrame } from './account-frame.tsx'
import { useCustomer, useSignedIn } from './use-customer.ts'

const region = { id: 'reg_1', currency_code: 'eur' } as Region

function Page() {
  const { email } = useSignedIn()
  const { query } = useCustomer()
  return (
    <button type="button" onClick={() => void query.refetch()}>
      {email}
    </button>
  )
}

function open() {
  const router = createMemoryRouter(
    [{ path: '/account', Component: AccountFrame, children: [{ index: true, Component: Page }] }],
    { initialEntries: ['/account'] },
  )
  render(
    <RegionContext value={{ country: 'de', region, destinations: [] }}>
      <RouterProvider router={router} />
    </RegionContext>,
    { wrapper: TestShop },
  )
}

const answer = (status: number, body: object) => nock(BACKEND).get('/store/customers/me').reply(status, body)

test('an account that was signed out elsewhere is shown no longer', async () => {
  answer(200, { customer: { email: 'nora@stoa.test' } })
  open()
  const account = await screen.findByRole('button', { name: 'nora@stoa.test' })
  answer(401, {})
  await userEvent.click(account)
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(screen.queryByText('nora@stoa.test')).not.toBeInTheDocument()
})

test('a store that fails is no reason to ask for a password', async () => {
  answer(404, {})
  open()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
})
