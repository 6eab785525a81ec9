/** @jest-environment-options {"url": "http://localhost:9000/"} */
import type { AdminOrder } from '@stoa/api/admin/orders'
import { screen } from '@testing-library/react'

import { openPage } from '../../../../../tests/setup/open-page.tsx'
import { CustomerCard } from './customer-card.tsx'

const order = {
  email: 'mara@example.com',
  customer: { id: 'cus_1', first_name: 'Mara', last_name: 'Arendt', phone: null },
  shipping_address: null,
  billing_address: null,
}
const open = (changes: object = {}) =>
  openPage(() => <CustomerCard order={{ ...order, ...changes } as unknown as AdminOrder} />)

it('leads to the page of the customer', () => {
  open()
  expect(screen.getByRole('link', { name: 'Mara Arendt' })).toHaveAttribute('href', '/a/customers/cus_1')
})

it('leads to a guest by the e-mail where no name is known', () => {
  open({ customer: { id: 'cus_2', first_name: null, last_name: null, phone: null } })
  const [link] = screen.getAllByRole('link', { name: 'mara@example.com' })
  expect(link).toHaveAttribute('href', '/a/customers/cus_2')
})
