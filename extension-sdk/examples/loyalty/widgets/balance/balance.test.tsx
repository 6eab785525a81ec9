import type { Customer, Order } from '@stoa/extension-sdk'
import { renderContribution } from '@stoa/extension-sdk/testing'
import { screen } from '@testing-library/react'

import { english } from '../../testing/english.ts'
import Balance from './balance.tsx'

const metadata = { loyalty_points: 320, loyalty_awards: { order_0: 13, order_1: 307 } }
const options = { texts: english, client: { get: async () => ({ customer: { id: 'cus_1', metadata } }) } }

test.each([
  ['an order', { order: { id: 'order_1', customer_id: 'cus_1' } as Order }],
  ['a customer', { customer: { id: 'cus_1' } as Customer }],
])('beside %s it shows the balance', async (_place, props) => {
  renderContribution(Balance, props, options)
  expect(await screen.findByText('320 points')).toBeInTheDocument()
  expect(screen.getByText('2')).toBeInTheDocument()
})
