/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { useRecordForm } from '@stoa/admin/form'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../tests/setup/open-page.tsx'
import { LocationField } from './location-field.tsx'
import type { AfterSaleValues } from './values.ts'

function Page() {
  const form = useRecordForm({
    id: 'return',
    values: { location: null } as AfterSaleValues,
    save: async () => true,
  })
  return <LocationField form={form} isRequired lines={[]} />
}

const readsLocations = () => nock(STORE).get('/admin/stock-locations').query(true)

test('locations that could not be read are read again by the button, and can be chosen then', async () => {
  readsLocations().reply(404, { type: 'not_found', message: 'Not found' })
  openPage(Page, { flags: { isOn: (key) => key === 'inventoryService' } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('The choices could not be loaded.')).toBeVisible()

  readsLocations().reply(200, { stock_locations: [{ id: 'loc_1', name: 'Hamburg' }], count: 1 })
  await userEvent.click(again)
  await userEvent.click(await screen.findByRole('button', { name: /Location/i }))
  expect(await screen.findByRole('option', { name: 'Hamburg' })).toBeVisible()
})
