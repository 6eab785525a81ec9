/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import RegionPage from './region.tsx'

const europe = {
  id: 'reg_eu',
  name: 'Europe',
  currency_code: 'eur',
  tax_rate: 19,
  tax_code: 'VAT',
  gift_cards_taxable: false,
  automatic_taxes: true,
  includes_tax: true,
  metadata: null,
  created_at: '2026-01-01T00:00:00Z',
  countries: [{ iso_2: 'de' }, { iso_2: 'fr' }, { iso_2: 'at' }],
  payment_providers: [{ id: 'manual' }],
  fulfillment_providers: [{ id: 'manual' }],
}
const store = () => nock(STORE)
const answer = (more: object = {}) =>
  store()
    .get('/admin/regions/reg_eu')
    .reply(200, { region: { ...europe, ...more } })
const answerShipping = () =>
  store()
    .get('/admin/shipping-options')
    .query({ region_id: 'reg_eu', limit: '500' })
    .reply(200, { shipping_options: [], count: 3 })
const open = (ports: FakePorts = {}) =>
  openPage(RegionPage, {
    path: '/settings/regions/:id',
    address: '/settings/regions/reg_eu',
    flags: { isOn: (key) => key === 'tax_inclusive_pricing' },
    ...ports,
  })
const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  store()
    .get('/admin/regions')
    .query(true)
    .reply(200, { regions: [europe], count: 1 })
  store()
    .get('/admin/store')
    .reply(200, {
      store: {
        currencies: [{ code: 'eur', name: 'Euro' }],
        payment_providers: [{ id: 'manual' }],
        fulfillment_providers: [{ id: 'manual' }],
      },
    })
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit region' }))
  await dialog.findByRole('textbox', { name: /Name/ })
  return dialog
}

it('says what holds in the region', async () => {
  answer()
  answerShipping()
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Europe' })).toBeInTheDocument()
  const facts = within(screen.getByRole('region', { name: 'Details' }))
  expect(facts.getByText('Countries').parentElement).toHaveTextContent(/France.*Germany/)
  expect(facts.getByText('Default tax rate').parentElement).toHaveTextContent('19%')
  expect(facts.getByText('Gift cards are taxed').parentElement).toHaveTextContent('No')
})

it('is missing where there is none', async () => {
  store().get('/admin/regions/reg_eu').reply(404, { type: 'not_found', message: 'gone' })
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Region not found' })).toBeInTheDocument()
})

it('sends changed fields, and each country by itself, so that nothing of others is lost', async () => {
  answer()
  answerShipping()
  const { messages } = open()
  const dialog = await openForm()
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), ' and more')
  await userEvent.click(dialog.getByRole('button', { name: /Countries/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Italy/ }))
  await userEvent.click(screen.getByRole('option', { name: /France/ }))
  await userEvent.keyboard('{Escape}')

  const sent: string[] = []
  const note = (call: string) => () => {
    sent.push(call)
    return { region: europe }
  }
  store().post('/admin/regions/reg_eu', { name: 'Europe and more' }).reply(200, note('name'))
  store().post('/admin/regions/reg_eu/countries', { country_code: 'it' }).reply(200, note('add it'))
  store().delete('/admin/regions/reg_eu/countries/fr').reply(200, note('remove fr'))
  store().get('/admin/regions/reg_eu').times(3).reply(200, { region: europe })
  store()
    .get('/admin/regions')
    .query(true)
    .times(3)
    .reply(200, { regions: [europe], count: 1 })
  answerShipping()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Region saved', message: 'Europe and more' }]),
  )
  expect(sent).toEqual(['name', 'add it', 'remove fr'])
}, 60_000)

it('says which legal pages the shop has, and sends the one that was written', async () => {
  answer({ metadata: { imprint: 'Stoa Ltd', other: 'x' } })
  answerShipping()
  const { messages } = open()
  const card = within(await screen.findByRole('region', { name: 'Legal pages of the shop' }))
  expect(card.getByText('Imprint').parentElement).toHaveTextContent('Published')
  expect(card.getByText('Terms').parentElement).toHaveTextContent('Not published')
  await userEvent.click(card.getByRole('button', { name: 'Write legal pages' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write legal pages' }))
  expect(dialog.getByRole('textbox', { name: 'Imprint' })).toHaveValue('Stoa Ltd')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Terms' }), 'Pay in 14 days.')
  store()
    .post('/admin/regions/reg_eu', { metadata: { terms: 'Pay in 14 days.' } })
    .reply(200, { region: europe })
  answer()
  answerShipping()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Region saved', message: 'Europe' }]),
  )
})

it('says whom a deletion shuts out and what ends with it, and wants the name typed', async () => {
  answer()
  answerShipping()
  const { questions, opened, messages } = open()
  const remove = await screen.findByRole('button', { name: 'Delete' })
  await waitFor(() => expect(remove).toBeEnabled())
  store().delete('/admin/regions/reg_eu').reply(200, { id: 'reg_eu' })
  answerShipping()
  await userEvent.click(remove)
  await waitFor(() => expect(opened).toEqual(['/settings/regions']))
  expect(questions).toMatchObject([{ tone: 'danger', typeToConfirm: 'Europe' }])
  expect(questions[0]?.message).toMatch(/Austria.*France.*Germany.*options that end with it: 3/)
  expect(messages).toMatchObject([{ type: 'success', title: 'Region deleted', message: 'Europe' }])
})
