import { jest } from '@jest/globals'
import type { ShopOrder } from '@stoa/api/store/orders'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'

import { nock } from '../../../tests/setup/network.ts'
import { BACKEND, TestShop } from '../testing/test-shop.tsx'
import type { ReturnableLine } from './returnable.ts'
import { SendBackPage } from './send-back-page.tsx'

const order = { id: 'order_1', region_id: 'reg_1', region: { currency_code: 'eur' } } as unknown as ShopOrder
const lines = [
  { line: { id: 'item_1', title: 'Harbour Mug', thumbnail: null, variant: null }, most: 2 },
] as unknown as ReturnableLine[]

test('the request to choose something is answered by a choice, and what is chosen is sent', async () => {
  nock(BACKEND).get('/store/shipping-options').query(true).reply(200, { shipping_options: [] })
  nock(BACKEND).get('/store/return-reasons').query(true).reply(200, { return_reasons: [] })
  const send = jest.fn(async () => undefined)
  render(
    <MemoryRouter>
      <SendBackPage title="Return" lead="" action="Ask" order={order} lines={lines} send={send} />
    </MemoryRouter>,
    { wrapper: TestShop },
  )
  const ask = await screen.findByRole('button', { name: 'Ask' })

  await userEvent.click(ask)
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose at least one item.')

  const group = within(screen.getByRole('group', { name: 'Harbour Mug' }))
  await userEvent.selectOptions(group.getByRole('combobox', { name: 'How many come back?' }), '1')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  await userEvent.click(ask)
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ items: [{ item_id: 'item_1', quantity: 1 }] }))
})
