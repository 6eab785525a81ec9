import { render, screen } from '@testing-library/react'

import { TestShop } from '../../testing/test-shop.tsx'
import { PaymentUi } from './payment-ui.tsx'

function show(providerId: string, data: object) {
  render(
    <PaymentUi
      session={{ provider_id: providerId, data: { ...data } }}
      onDone={() => undefined}
      otherwise={<p>Pay another way</p>}
    />,
    { wrapper: TestShop },
  )
}

test('the page of the bank is shown in place of another way to pay', async () => {
  show('test-pay', { confirm_url: 'about:blank' })
  expect(await screen.findByTitle('Confirm payment')).toBeVisible()
  expect(screen.queryByText('Pay another way')).not.toBeInTheDocument()
})

test.each([
  ['a bank that names no page', 'test-pay'],
  ['a provider that has nothing to show', 'manual'],
])('%s leaves another way to pay', async (_case, providerId) => {
  show(providerId, {})
  expect(await screen.findByText('Pay another way')).toBeVisible()
  expect(screen.queryByText('Your bank asks you to confirm this payment.')).not.toBeInTheDocument()
})
