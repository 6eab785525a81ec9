/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import type { CustomerOfPage } from '../../components/customer-of-page.ts'
import { CustomerPrices } from './customer-prices.tsx'

const mara = {
  id: 'cus_1',
  billing_address: null,
  shipping_addresses: [{ id: 'addr_1', country_code: 'de' }],
} as unknown as CustomerOfPage

const store = () => nock(STORE)
const open = () => openPage(() => <CustomerPrices customer={mara} onClose={() => undefined} />)

const variantAt = (usual: number, own: number) => ({
  id: 'variant_1',
  title: 'Small',
  product: { title: 'Bowl' },
  original_price: usual,
  original_price_incl_tax: usual,
  calculated_price: own,
  calculated_price_incl_tax: own,
})

it('says that there are no prices before the first region', async () => {
  store().get('/admin/regions').query(true).reply(200, { regions: [], count: 0 })
  open()
  expect(await screen.findByText('The store has no region yet. Add one in the settings.')).toBeInTheDocument()
})

it('shows what this customer pays in a region', async () => {
  const regions = [
    { id: 'reg_next', name: 'Next year', currency_code: 'eur', countries: [] },
    { id: 'reg_eu', name: 'Europe', currency_code: 'eur', countries: [{ iso_2: 'de' }] },
    { id: 'reg_jp', name: 'Japan', currency_code: 'jpy', countries: [{ iso_2: 'jp' }] },
  ]
  store().get('/admin/regions').query(true).reply(200, { regions, count: 3 })
  for (const [region, variant] of [
    ['reg_eu', variantAt(2000, 1500)],
    ['reg_jp', variantAt(3000, 3000)],
  ] as const)
    store()
      .get('/admin/variants')
      .query(({ region_id, customer_id }) => region_id === region && customer_id === 'cus_1')
      .reply(200, { variants: [variant], count: 1 })
  open()
  expect(await screen.findByRole('row', { name: /Bowl/ })).toHaveTextContent('€20.00€15.00')
  await userEvent.click(screen.getByRole('button', { name: /Region/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Japan' }))
  await waitFor(() => expect(screen.getByRole('row', { name: /Bowl/ })).toHaveTextContent('¥3,000¥3,000'))
})
