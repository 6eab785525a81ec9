import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'

import { nock } from '../../../tests/setup/network.ts'
import { BACKEND, TestShop } from '../testing/test-shop.tsx'
import { GiftCardPage } from './gift-card.tsx'

async function enter(code: string) {
  render(
    <MemoryRouter>
      <GiftCardPage />
    </MemoryRouter>,
    { wrapper: TestShop },
  )
  await userEvent.type(screen.getByLabelText(/^Code of the gift card/), `${code}{Enter}`)
}

test('a card’s balance is shown in the currency of its region', async () => {
  const gift_card = { code: 'GIFT-1', value: 5000, balance: 1250, region: { currency_code: 'eur' } }
  nock(BACKEND).get('/store/gift-cards/GIFT-1').reply(200, { gift_card })
  await enter(' GIFT-1 ')
  expect(await screen.findByText('€12.50')).toBeVisible()
  expect(screen.getByText('€50.00')).toBeVisible()
})

test('an unknown code is said, and nothing is lost', async () => {
  nock(BACKEND).get('/store/gift-cards/GIFT-2').reply(404, { type: 'not_found' })
  await enter('GIFT-2')
  expect(await screen.findByText('There is no gift card with this code.')).toBeVisible()
  expect(screen.getByLabelText(/^Code of the gift card/)).toHaveValue('GIFT-2')
})
