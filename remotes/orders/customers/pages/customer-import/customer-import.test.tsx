/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import CustomerImportPage from './customer-import.tsx'

const open = () => openPage(CustomerImportPage, { path: '/customers/import' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

function answerStore() {
  nock(STORE)
    .get('/admin/customer-groups')
    .query(true)
    .reply(200, { customer_groups: [{ id: 'cgrp_1', name: 'Trade' }], count: 1 })
}

function answerAccounts() {
  const mara = { id: 'cus_1', email: 'mara@example.com', groups: [] }
  nock(STORE)
    .get('/admin/customers')
    .query(({ has_account }) => has_account === 'true')
    .reply(200, { customers: [mara], count: 1 })
}

async function choose(text: string) {
  await screen.findByRole('button', { name: 'Choose a file' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no place for a file')
  await userEvent.upload(input, new File([text], 'people.csv', { type: 'text/csv' }))
}

it('shows what would happen, and writes accounts and members only when asked to', async () => {
  answerStore()
  open()
  await choose(
    'Mail;Vorname;Groups;Metadata\nada@example.com;Ada;Trade;{"vat":"DE1"}\nmara@example.com;;trade;\nwrong;;;\n',
  )
  expect(await screen.findByRole('button', { name: /First name Vorname/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Decimals/ })).not.toBeInTheDocument()
  answerAccounts()
  await press('Check')
  const findings = await screen.findByRole('table', { name: 'Found in the file' })
  expect(within(findings).getByText('“wrong” is no e-mail address.')).toBeInTheDocument()
  expect(within(findings).getByText(/There is an account with this e-mail\. It is added/)).toBeInTheDocument()

  const account = { id: 'cus_2', email: 'ada@example.com', created_at: new Date().toISOString() }
  nock(STORE)
    .post('/admin/customers', ({ email, first_name, password, metadata }) => {
      const isAda = email === 'ada@example.com' && first_name === 'Ada' && metadata.vat === 'DE1'
      return isAda && password.length > 20
    })
    .reply(200, { customer: account })
  nock(STORE)
    .get('/admin/customers')
    .query(true)
    .optionally()
    .reply(200, { customers: [account], count: 1 })
  nock(STORE)
    .post('/admin/customer-groups/cgrp_1/customers/batch', {
      customer_ids: [{ id: 'cus_2' }, { id: 'cus_1' }],
    })
    .reply(200, { customer_group: { id: 'cgrp_1' } })
  await press('Import')
  expect(await screen.findByText(/^2 rows imported\./)).toBeInTheDocument()
  expect(screen.getByText('1 row was left out')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'To the customers' })).toBeInTheDocument()
})

it('needs a column with the e-mail', async () => {
  answerStore()
  open()
  await choose('Vorname\nAda\n')
  expect(await screen.findByText('One column has to be the e-mail.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled()
})

it('creates missing groups where that is chosen', async () => {
  answerStore()
  open()
  await choose('email,groups\nada@example.com,Club\n')
  answerAccounts()
  await press('Check')
  expect(await screen.findByText('There is no group “Club”.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled()
  await press('Back to the columns')
  await userEvent.click(await screen.findByRole('switch', { name: /Create missing groups/ }))
  answerAccounts()
  await press('Check')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled())
  expect(screen.getByText('New groups').nextSibling).toHaveTextContent('1')
})
