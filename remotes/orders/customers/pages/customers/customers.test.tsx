/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import CustomersPage from './customers.tsx'

const mara = {
  id: 'cus_1',
  email: 'mara@example.com',
  first_name: 'Mara',
  last_name: 'Arendt',
  phone: null,
  has_account: true,
  metadata: { tier: 'gold' },
  created_at: '2026-03-04T09:30:00.000Z',
  updated_at: '2026-03-04T09:30:00.000Z',
  groups: [
    { id: 'cgrp_2', name: 'Trade' },
    { id: 'cgrp_1', name: 'Press' },
  ],
  orders: [{ id: 'order_1' }, { id: 'order_2' }],
}
const guest = {
  ...mara,
  id: 'cus_2',
  email: 'guest@example.com',
  first_name: null,
  last_name: '',
  has_account: false,
}

const store = () => nock(STORE)
const answer = (wanted: Record<string, string>, customers: object[], count = customers.length) =>
  store()
    .get('/admin/customers')
    .query((query) => Object.entries(wanted).every(([key, value]) => String(query[key] ?? '') === value))
    .reply(200, { customers, count, offset: 0, limit: 20 })

const open = (search = '', ports: FakePorts = {}) =>
  openPage(CustomersPage, { path: '/customers', address: `/customers${search}`, ...ports })
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replaceAll(/[\u2068\u2069]/g, ''))

it('shows customers, newest first, with their groups and number of orders', async () => {
  answer({ order: '-created_at', expand: 'groups,orders' }, [mara, guest])
  open()
  expect(await screen.findByText('Mara Arendt')).toBeInTheDocument()
  expect(cells(/Mara Arendt/)).toEqual([
    '',
    'mara@example.com',
    'Account',
    'Press and Trade',
    '2',
    'Mar 4, 2026',
    '',
  ])
  expect(screen.getByRole('rowheader', { name: /^guest@example.com/ })).toBeInTheDocument()
})

it('is sorted by the columns of a customer alone', async () => {
  answer({ order: '-email' }, [mara])
  open('?order=-email')
  await screen.findByText('Mara Arendt')
  const buttons = within(screen.getByRole('table')).getAllByRole('button')
  const headers = ['Name', 'E-mail', 'Account', 'Groups', 'Orders', 'First seen']
  expect(headers.filter((name) => buttons.some(({ textContent }) => textContent === name))).toEqual([
    'Name',
    'E-mail',
    'First seen',
  ])
})

it.each(['-orders.total', '-orders', 'groups'])('never sorts by %s, which ends the store', async (order) => {
  answer({ order: '-created_at' }, [mara])
  open(`?order=${order}`)
  expect(await screen.findByText('Mara Arendt')).toBeInTheDocument()
})

it('says that groups are only those filtered by, because the store sends no others', async () => {
  answer({ 'groups[]': 'cgrp_1', has_account: 'true' }, [
    { ...mara, groups: [{ id: 'cgrp_1', name: 'Press' }] },
  ])
  open('?groups=cgrp_1&has_account=true')
  await screen.findByText('Mara Arendt')
  expect(cells(/Mara Arendt/)[3]).toBe('Press (of those filtered by)')
})

it('says that there is none, and none that fits', async () => {
  answer({ q: '' }, [])
  answer({ q: 'x' }, [])
  open()
  expect(await screen.findByText('No customers yet')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}')
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
})

it('says why there is no list, and asks again', async () => {
  store().get('/admin/customers').query(true).reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answer({}, [mara])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Mara Arendt')).toBeInTheDocument()
})

const typeNew = async () => {
  answer({}, [])
  const page = open()
  const [button] = await screen.findAllByRole('button', { name: 'Create customer' })
  await userEvent.click(button as HTMLElement)
  await userEvent.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'noor@example.com')
  return page
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Create' }))

describe('a new customer', () => {
  it('gets a password that is neither shown nor kept, and is opened', async () => {
    const { opened, messages } = await typeNew()
    await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Noor')
    let password = ''
    store()
      .post('/admin/customers', (body: Record<string, string>) => {
        password = body['password'] ?? ''
        return (
          body['email'] === 'noor@example.com' && body['first_name'] === 'Noor' && body['last_name'] === ''
        )
      })
      .reply(201, { customer: { id: 'cus_3' } })
    answer({}, [mara])
    await save()

    await waitFor(() => expect(opened).toEqual(['/customers/cus_3']))
    expect(messages).toEqual([{ type: 'success', title: 'Customer created', message: 'noor@example.com' }])
    expect(password.length).toBeGreaterThan(40)
    expect(JSON.stringify(sessionStorage)).not.toContain(password)
  })

  it('is refused at its e-mail when there is an account with it, and what was typed stays', async () => {
    await typeNew()
    store().post('/admin/customers').reply(422, {
      type: 'duplicate_error',
      message: 'A customer with the given email already has an account',
    })
    await save()
    const email = screen.getByRole('textbox', { name: /E-mail/ })
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(/There is an account with this e-mail already\./),
    )
    expect(email).toHaveValue('noor@example.com')
  })

  it('is not sent without an e-mail', async () => {
    answer({}, [])
    open()
    const [button] = await screen.findAllByRole('button', { name: 'Create customer' })
    await userEvent.click(button as HTMLElement)
    const email = await screen.findByRole('textbox', { name: /E-mail/ })
    await save()
    await waitFor(() => expect(email).toBeInvalid())
  })
})

const edit = async (customer: typeof mara | typeof guest, name: string) => {
  answer({}, [customer])
  const page = open()
  await userEvent.click(await screen.findByRole('button', { name: `Actions for “${name}”` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await screen.findByRole('dialog')
  return page
}

describe('a customer that is edited', () => {
  it('keeps the e-mail of an account, says why, and sends what changed alone', async () => {
    const { messages } = await edit(mara, 'Mara Arendt')
    const email = screen.getByRole('textbox', { name: /E-mail/ })
    expect(email).toHaveAttribute('readonly')
    expect(email).toHaveAccessibleDescription('The store does not let the e-mail of an account be changed.')
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '+49 1')
    store().post('/admin/customers/cus_1', { phone: '+49 1' }).reply(200, { customer: mara })
    answer({}, [mara])
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(messages).toEqual([{ type: 'success', title: 'Customer saved', message: 'mara@example.com' }]),
    )
  })

  it('changes the e-mail of a guest', async () => {
    await edit(guest, 'guest@example.com')
    const email = screen.getByRole('textbox', { name: /E-mail/ })
    await userEvent.clear(email)
    await userEvent.type(email, 'new@example.com')
    store().post('/admin/customers/cus_2', { email: 'new@example.com' }).reply(200, { customer: guest })
    answer({}, [{ ...guest, email: 'new@example.com' }])
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('rowheader', { name: /^new@example.com/ })).toBeInTheDocument()
  })

  it('takes a metadata key away by sending it empty', async () => {
    await edit(mara, 'Mara Arendt')
    await userEvent.click(screen.getByRole('button', { name: 'Actions for entry 1' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    store()
      .post('/admin/customers/cus_1', { metadata: { tier: '' } })
      .reply(200, { customer: mara })
    answer({}, [mara])
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

it('puts all selected customers into a group, by one call', async () => {
  answer({}, [mara, guest])
  const { messages } = open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select “Mara Arendt”' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select “guest@example.com”' }))
  store()
    .get('/admin/customer-groups')
    .query(true)
    .times(3)
    .optionally()
    .reply(200, { customer_groups: [{ id: 'cgrp_1', name: 'Press' }], count: 1, offset: 0, limit: 500 })
  await userEvent.click(screen.getByRole('button', { name: 'Change groups' }))
  await userEvent.click(await screen.findByRole('button', { name: /Add to/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Press' }))
  await userEvent.keyboard('{Escape}')
  store()
    .post('/admin/customer-groups/cgrp_1/customers/batch', {
      customer_ids: [{ id: 'cus_1' }, { id: 'cus_2' }],
    })
    .reply(200, { customer_group: {} })
  answer({}, [mara, guest])
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(messages).toEqual([{ type: 'success', title: 'Groups saved', message: 'Groups of 2 customers' }]),
  )
})
