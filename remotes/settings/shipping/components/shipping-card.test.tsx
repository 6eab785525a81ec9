/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AdminRegion } from '@stoa/api/admin/regions'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../tests/setup/open-page.tsx'
import { ShippingCard } from './shipping-card.tsx'
import { ShippingPreview } from './shipping-preview.tsx'

const europe = {
  id: 'reg_eu',
  name: 'Europe',
  currency_code: 'eur',
  tax_rate: 25,
  includes_tax: false,
  countries: [{ iso_2: 'de' }],
} as unknown as AdminRegion
const standard = {
  id: 'so_1',
  name: 'Standard',
  region_id: 'reg_eu',
  profile_id: 'sp_1',
  profile: { id: 'sp_1', name: 'Default', type: 'default' },
  provider_id: 'manual',
  price_type: 'flat_rate',
  amount: 490,
  is_return: false,
  admin_only: false,
  metadata: null,
  requirements: [{ id: 'sor_1', type: 'min_subtotal', amount: 1000 }],
}
const back = { ...standard, id: 'so_2', name: 'Return parcel', is_return: true, requirements: [] }

const store = () => nock(STORE)
const answer = (...shipping_options: object[]) =>
  store()
    .get('/admin/shipping-options')
    .query(true)
    .reply(200, { shipping_options, count: shipping_options.length })
const open = (Shown: () => React.JSX.Element, ports: FakePorts = {}) =>
  openPage(Shown, { path: '/settings/regions', ...ports })
const openThere = () => open(() => <ShippingCard region={europe} />)
const choose = async (name: string, entry: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for “${name}”` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}
const answerChoices = () => {
  store()
    .get('/admin/shipping-profiles')
    .reply(200, {
      shipping_profiles: [
        { id: 'sp_1', name: 'Default' },
        { id: 'sp_2', name: 'Bulky' },
      ],
    })
  store()
    .get('/admin/regions/reg_eu/fulfillment-options')
    .reply(200, { fulfillment_options: [{ provider_id: 'manual', options: [{ id: 'parcel' }] }] })
}
const form = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name }))
  await dialog.findByRole('textbox', { name: 'Name' })
  return dialog
}
const type = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box)
  await userEvent.type(box, text)
}

it('shows the shipping options, and the return options elsewhere', async () => {
  answer(standard, back)
  openThere()
  const row = await screen.findByRole('row', { name: /Standard/ })
  expect(row).toHaveTextContent('€4.90From €10.00OfferedDefaultmanual')
  expect(screen.queryByText('Return parcel')).not.toBeInTheDocument()
})

it('asks before an option is deleted', async () => {
  answer(standard)
  const { questions, messages } = openThere()
  store().delete('/admin/shipping-options/so_1').reply(200, {})
  answer()
  await choose('Standard', 'Delete')
  await waitFor(() => expect(messages).toMatchObject([{ type: 'success', title: 'Shipping option deleted' }]))
  expect(questions).toMatchObject([{ title: 'Delete “Standard”?', tone: 'danger' }])
})

it('sends only what was changed, with the requirements as they are to be', async () => {
  answer(standard)
  const { messages } = openThere()
  answerChoices()
  await choose('Standard', 'Edit')
  const dialog = await form('Edit shipping option')
  await type(dialog.getByRole('textbox', { name: /From a cart value/ }), '20')
  store()
    .post('/admin/shipping-options/so_1', {
      requirements: [{ id: 'sor_1', type: 'min_subtotal', amount: 2000 }],
    })
    .reply(200, { shipping_option: standard })
  answer(standard)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages).toMatchObject([{ title: 'Shipping option saved' }]))
}, 30_000)

it('a maximum that is not above the minimum is refused before anything is sent', async () => {
  answer(standard)
  openThere()
  answerChoices()
  await choose('Standard', 'Edit')
  const dialog = await form('Edit shipping option')
  const max = dialog.getByRole('textbox', { name: /Below a cart value/ })
  await type(max, '10')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(max).toHaveAccessibleDescription(/No cart can have this value/))
}, 30_000)

it('a new option has the data that its method needs', async () => {
  answer()
  const { messages } = openThere()
  answerChoices()
  await userEvent.click(await screen.findByRole('button', { name: 'Add shipping option' }))
  const dialog = await form('Add a shipping option')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Express')
  await userEvent.type(dialog.getByRole('textbox', { name: /Price/ }), '0')
  await userEvent.click(dialog.getByRole('button', { name: /Fulfillment method/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'parcel via manual' }))
  await userEvent.click(dialog.getByRole('button', { name: /Shipping profile/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Bulky' }))
  await userEvent.click(dialog.getByRole('switch', { name: 'Offered in the shop' }))
  store()
    .post('/admin/shipping-options', {
      name: 'Express',
      region_id: 'reg_eu',
      provider_id: 'manual',
      data: { id: 'parcel' },
      profile_id: 'sp_2',
      price_type: 'flat_rate',
      amount: 0,
      requirements: [],
      is_return: false,
      admin_only: true,
    })
    .reply(200, { shipping_option: standard })
  answer(standard)
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(messages).toMatchObject([{ title: 'Shipping option added', message: 'Express' }]),
  )
}, 30_000)

it('a preview offers a cart what it is worth, and says why not', async () => {
  answer(standard, {
    ...standard,
    id: 'so_3',
    name: 'Free',
    amount: 0,
    requirements: [{ type: 'min_subtotal', amount: 5000 }],
  })
  open(() => <ShippingPreview region={europe} />)
  expect(await screen.findByText('A cart of €40.00 to Germany is offered:')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /^Free/ })).toHaveTextContent('Not offered: below the minimum')
  await type(screen.getByRole('textbox', { name: 'Value of the goods' }), '5')
  expect(await screen.findByText(/is offered nothing/)).toBeInTheDocument()
}, 30_000)
