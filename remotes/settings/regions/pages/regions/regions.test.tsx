/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import RegionsPage from './regions.tsx'

const europe = {
  id: 'reg_eu',
  name: 'Europe',
  currency_code: 'eur',
  tax_rate: 19,
  tax_code: null,
  created_at: '2026-01-01T00:00:00Z',
  countries: [{ iso_2: 'de' }, { iso_2: 'fr' }],
  payment_providers: [{ id: 'manual' }],
  fulfillment_providers: [{ id: 'manual' }],
}
const store = () => nock(STORE)
const answer = (...regions: object[]) =>
  store()
    .get('/admin/regions')
    .query(({ fields }) => fields === undefined)
    .reply(200, { regions, count: regions.length, offset: 0, limit: 20 })
const answerChoices = () => {
  store()
    .get('/admin/regions')
    .query(({ expand }) => expand === 'countries')
    .reply(200, { regions: [europe], count: 1 })
  store()
    .get('/admin/store')
    .reply(200, {
      store: {
        currencies: [{ code: 'chf', name: 'Swiss franc' }],
        payment_providers: [{ id: 'manual' }],
        fulfillment_providers: [{ id: 'post' }],
      },
    })
}
const open = () => openPage(RegionsPage, { path: '/settings/regions' })
const openForm = async () => {
  const [create] = await screen.findAllByRole('button', { name: 'Create region' })
  answerChoices()
  await userEvent.click(create as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a region' }))
  await dialog.findByRole('textbox', { name: /Name/ })
  return dialog
}
const choose = async (dialog: Awaited<ReturnType<typeof openForm>>, field: RegExp, option: RegExp) => {
  await userEvent.click(dialog.getByRole('button', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
  if (screen.queryByRole('listbox')) await userEvent.keyboard('{Escape}')
}

it('each region leads to its page', async () => {
  answer(europe)
  open()
  expect(await screen.findByRole('link', { name: 'Europe' })).toHaveAttribute(
    'href',
    '/a/settings/regions/reg_eu',
  )
  expect(screen.getByRole('row', { name: /Europe/ })).toHaveTextContent('EUR2')
  expect(screen.getAllByText('manual')).toHaveLength(2)
})

it('a new region is created with what was chosen, and opened', async () => {
  answer()
  const { opened } = open()
  const dialog = await openForm()
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Switzerland')
  await choose(dialog, /Currency/, /CHF/)
  await userEvent.type(dialog.getByRole('textbox', { name: /Default tax rate/ }), '8.1')
  await choose(dialog, /Countries/, /Switzerland/)
  await choose(dialog, /Payment providers/, /manual/)
  await choose(dialog, /Fulfillment providers/, /post/)
  store()
    .post('/admin/regions', {
      name: 'Switzerland',
      currency_code: 'chf',
      tax_rate: 8.1,
      countries: ['ch'],
      payment_providers: ['manual'],
      fulfillment_providers: ['post'],
    })
    .reply(200, { region: { ...europe, id: 'reg_ch' } })
  answer(europe)
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(opened).toEqual(['/settings/regions/reg_ch']))
}, 30_000)

it('a country of another region is named with it, and cannot be chosen', async () => {
  answer()
  open()
  const dialog = await openForm()
  await userEvent.click(dialog.getByRole('button', { name: /Countries/ }))
  const germany = await screen.findByRole('option', { name: /Germany/ })
  expect(germany).toHaveTextContent('In the region Europe')
  expect(germany).toHaveAttribute('aria-disabled', 'true')
}, 30_000)

it('says what is missing before anything is sent', async () => {
  answer()
  open()
  const dialog = await openForm()
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /Name/ })).toBeInvalid())
  expect(dialog.getAllByText('Fill this in.')).toHaveLength(5)
}, 30_000)
