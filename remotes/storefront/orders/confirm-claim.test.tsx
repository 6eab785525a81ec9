import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'

import { nock } from '../../../tests/setup/network.ts'
import { BACKEND, TestShop } from '../testing/test-shop.tsx'
import { ConfirmClaim } from './confirm-claim.tsx'

const confirmation = () => nock(BACKEND).post('/store/orders/customer/confirm')

async function confirm() {
  render(
    <MemoryRouter>
      <ConfirmClaim token="token" />
    </MemoryRouter>,
    { wrapper: TestShop },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add orders' }))
}

test('a token that the store refuses needs another link', async () => {
  confirmation().reply(500, { code: 'unknown_error', message: 'An unknown error occurred.' })
  await confirm()
  expect(await screen.findByText(/This link has expired/)).toBeVisible()
})

test('a lost connection says nothing about the link', async () => {
  confirmation().replyWithError('offline')
  await confirm()
  expect(await screen.findByText(/Please check your connection/)).toBeVisible()
  expect(screen.queryByText(/This link has expired/)).not.toBeInTheDocument()
})
