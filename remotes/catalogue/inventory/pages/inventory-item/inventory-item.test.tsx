/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { ALL_ON, answerItems, answerLocations, itemOf, levelOf } from '../inventory/testing/stock-store.ts'
import InventoryItemPage from './inventory-item.tsx'

const open = () =>
  openPage(InventoryItemPage, {
    path: '/inventory/items/:id',
    address: '/inventory/items/iitem_1',
    ...ALL_ON,
  })
const bowl = { ...itemOf('iitem_1', 'Bowl', [levelOf('sloc_ulm', 12, 2)]), weight: 120 }
const answerNotes = (notes: readonly object[] = []) =>
  nock(STORE)
    .get('/admin/notes')
    .query({ resource_id: 'iitem_1', limit: 100 })
    .reply(200, { notes, count: notes.length })

it('shows how much is where, what it is sold as, and what was adjusted', async () => {
  answerLocations()
  answerItems({ id: 'iitem_1' }, [bowl])
  answerNotes([{ id: 'note_1', value: 'Ulm: +5 · Counted', created_at: '2026-08-21T11:21:09.215Z' }])
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Bowl' })).toBeInTheDocument()
  const row = within(await screen.findByRole('row', { name: /Ulm/ }))
  expect(row.getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    '/a/inventory/reservations?location_id=sloc_ulm&inventory_item_id=iitem_1',
  )
  expect(screen.getByRole('link', { name: 'Bowl · Large' })).toHaveAttribute('href', '/a/products/prod_1')
  expect(await screen.findByText('Ulm: +5 · Counted')).toBeInTheDocument()
})

it('says when there is none at the address', async () => {
  answerItems({ id: 'iitem_1' }, [])
  open()
  expect(await screen.findByText('Item not found')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Inventory' })).toHaveAttribute('href', '/a/inventory')
})

it('says why it could not be read, and tries again', async () => {
  nock(STORE).get('/admin/inventory-items').query(true).reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answerItems({ id: 'iitem_1' }, [])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Item not found')).toBeInTheDocument()
})

it('sends what was changed and says at the SKU that another item has it', async () => {
  answerLocations()
  answerItems({ id: 'iitem_1' }, [bowl])
  answerNotes()
  const { messages } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  const sku = dialog.getByRole('textbox', { name: /^SKU/ })
  await userEvent.clear(sku)
  await userEvent.type(sku, 'B-2')
  const weight = dialog.getByRole('textbox', { name: /^Weight/ })
  await userEvent.clear(weight)
  nock(STORE)
    .post('/admin/inventory-items/iitem_1', { sku: 'B-2', weight: null })
    .reply(422, { type: 'duplicate_error', message: 'Inventory_item with sku B-2 already exists' })
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('This already exists. Enter another one.')).toBeInTheDocument()
  expect(sku).toHaveAttribute('aria-invalid', 'true')

  nock(STORE).post('/admin/inventory-items/iitem_1').reply(200, { inventory_item: {} })
  answerItems({ id: 'iitem_1' }, [bowl])
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages.map(({ title }) => title)).toEqual(['Item saved']))
})

it('is kept at another location, and no longer at one', async () => {
  answerLocations()
  answerItems({ id: 'iitem_1' }, [bowl])
  answerNotes()
  const { messages, questions } = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Stock it at another location' }))
  const dialog = within(await screen.findByRole('dialog'))
  nock(STORE)
    .post('/admin/inventory-items/iitem_1/location-levels', {
      location_id: 'sloc_bonn',
      stocked_quantity: 0,
      incoming_quantity: 0,
    })
    .reply(200, {})
  const both = { ...bowl, location_levels: [levelOf('sloc_ulm', 12), levelOf('sloc_bonn', 0)] }
  answerItems({ id: 'iitem_1' }, [both])
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(messages.map(({ message }) => message)).toEqual(['Bonn']))

  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Ulm”' }))
  nock(STORE).delete('/admin/inventory-items/iitem_1/location-levels/sloc_ulm').reply(200, {})
  answerItems({ id: 'iitem_1' }, [bowl])
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Keep no longer here' }))
  await waitFor(() => expect(questions.map(({ title }) => title)).toEqual(['Keep no longer at “Ulm”?']))
})
