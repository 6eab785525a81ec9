/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import NewDiscountPage from './new-discount.tsx'

const regions = [
  { id: 'reg_eu', name: 'Europe', currency_code: 'eur' },
  { id: 'reg_jp', name: 'Japan', currency_code: 'jpy' },
]

const open = () => {
  nock(STORE).get('/admin/regions').query(true).reply(200, { regions, count: 2, offset: 0, limit: 500 })
  return openPage(NewDiscountPage, { path: '/discounts/new' })
}
const field = (name: RegExp | string) => screen.findByRole('textbox', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (button: RegExp, ...options: (string | RegExp)[]) => {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  for (const name of options) await userEvent.click(await screen.findByRole('option', { name }))
  await userEvent.keyboard('{Escape}')
}
const fillIn = async () => {
  await userEvent.type(await field(/^Code/), 'ten')
  await userEvent.type(await field(/^Percentage/), '10')
  await userEvent.type(await field(/^Description/), 'Ten off')
}

const ten = {
  code: 'TEN',
  is_dynamic: false,
  is_disabled: false,
  regions: ['reg_eu', 'reg_jp'],
  rule: { type: 'percentage', value: 10, allocation: 'total', description: 'Ten off' },
}

it('publishes what was filled in, and opens it', async () => {
  const { opened, messages } = open()
  await fillIn()
  await choose(/^Choose regions/, /Europe/, /Japan/)
  nock(STORE)
    .post('/admin/discounts', ten)
    .reply(200, { discount: { id: 'disc_1', code: 'TEN' } })
  await press('Publish')

  await waitFor(() => expect(opened).toEqual(['/discounts/disc_1']))
  expect(messages).toEqual([{ type: 'success', title: 'Discount published', message: 'TEN' }])
})

it('sends the metadata that was typed', async () => {
  const { opened } = open()
  await fillIn()
  await choose(/^Choose regions/, /Europe/, /Japan/)
  await press('Add an entry')
  await userEvent.type(await field('Key'), 'from')
  await userEvent.type(screen.getByLabelText('Value'), 'Ada')
  nock(STORE)
    .post('/admin/discounts', { ...ten, metadata: { from: 'Ada' } })
    .reply(200, { discount: { id: 'disc_1', code: 'TEN' } })
  await press('Publish')
  await waitFor(() => expect(opened).toEqual(['/discounts/disc_1']))
})

it('shows at its field that the code is taken, and keeps what was typed', async () => {
  const { hasUnsavedChanges } = open()
  await fillIn()
  await choose(/^Choose regions/, /Europe/, /Japan/)
  nock(STORE)
    .post('/admin/discounts', { ...ten, is_disabled: true })
    .reply(422, { type: 'duplicate_error', message: 'Discount with code TEN already exists.' })
  await press('Save as draft')

  await waitFor(async () =>
    expect(await field(/^Code/)).toHaveAccessibleDescription(/This already exists\. Enter another one\.$/),
  )
  expect(await field(/^Code/)).toHaveValue('TEN')
  expect(hasUnsavedChanges()).toBe(true)
})

it('refuses more than a hundred per cent and nothing at all, without asking the store', async () => {
  open()
  await press('Publish')
  expect(await screen.findByText('Choose at least one region.')).toBeInTheDocument()
  expect(await field(/^Code/)).toHaveAccessibleDescription(/Enter a code\./)
  await userEvent.type(await field(/^Percentage/), '150{Tab}')
  expect(await screen.findByText('Enter a percentage from 1 to 100.')).toBeInTheDocument()
})

it('takes a fixed amount in the currency of its one region, from one minor unit on', async () => {
  const { opened } = open()
  await userEvent.click(await screen.findByRole('radio', { name: /^Fixed amount/ }))
  await userEvent.click(screen.getByRole('radio', { name: /^Off each item/ }))
  await userEvent.type(await field(/^Code/), 'yen')
  await userEvent.type(await field(/^Description/), 'Yen')
  await choose(/^Choose a region/, /Japan/)
  const amount = await field(/^Amount/)
  await userEvent.type(amount, '0')
  await press('Publish')
  expect(await screen.findByText('Enter an amount above zero.')).toBeInTheDocument()

  await userEvent.clear(amount)
  await userEvent.type(amount, '500')
  nock(STORE)
    .post('/admin/discounts', {
      ...ten,
      code: 'YEN',
      regions: ['reg_jp'],
      rule: { type: 'fixed', value: 500, allocation: 'item', description: 'Yen' },
    })
    .reply(200, { discount: { id: 'disc_2', code: 'YEN' } })
  await press('Publish')
  await waitFor(() => expect(opened).toEqual(['/discounts/disc_2']))
})

it('offers no fixed amount while several regions are chosen', async () => {
  open()
  await choose(/^Choose regions/, /Europe/, /Japan/)
  expect(await screen.findByRole('radio', { name: /^Fixed amount/ })).toBeDisabled()
})

it('makes a template with its duration and a condition, and makes a code up', async () => {
  const { opened } = open()
  await userEvent.click(await screen.findByRole('radio', { name: /^Free shipping/ }))
  await press('Make one up')
  const code = ((await field(/^Code/)) as HTMLInputElement).value
  expect(code).toMatch(/^[A-Z2-9]{8}$/)
  await userEvent.type(await field(/^Description/), 'Fair')
  await choose(/^Choose regions/, /Europe/)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Template/ }))
  await userEvent.type(await field('Months'), '6{Tab}')
  await userEvent.type(await field(/^Usage limit/), '1{Tab}')

  nock(STORE)
    .get('/admin/products')
    .query(({ fields, limit }) => fields === 'id,title' && limit === '10')
    .reply(200, {
      products: [
        { id: 'prod_1', title: 'Bowl' },
        { id: 'prod_2', title: 'Cup' },
      ],
      count: 2,
    })
  await press('Add condition')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: 'All but these' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Select “Cup”' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Products: All but these')).toBeInTheDocument()

  nock(STORE)
    .post('/admin/discounts', {
      code,
      is_dynamic: true,
      is_disabled: false,
      regions: ['reg_eu'],
      usage_limit: 1,
      valid_duration: 'P6M',
      rule: {
        type: 'free_shipping',
        value: 0,
        allocation: 'total',
        description: 'Fair',
        conditions: [{ operator: 'not_in', products: ['prod_2'] }],
      },
    })
    .reply(200, { discount: { id: 'disc_3', code } })
  await press('Publish')
  await waitFor(() => expect(opened).toEqual(['/discounts/disc_3']))
})
