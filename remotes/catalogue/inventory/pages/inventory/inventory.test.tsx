/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import InventoryPage from './inventory.tsx'
import { ALL_ON, answerItems, answerLocations, itemOf, levelOf } from './testing/stock-store.ts'

const open = (search = '') =>
  openPage(InventoryPage, { path: '/inventory', address: `/inventory${search}`, ...ALL_ON })
const bowl = itemOf('iitem_1', 'Bowl', [levelOf('sloc_ulm', 12, 2, 4), levelOf('sloc_bonn', 3)])
const cup = itemOf('iitem_2', 'Cup', [levelOf('sloc_ulm', 4)])

afterEach(() => {
  localStorage.clear()
})

it('shows sums over all locations, and leads to what is reserved', async () => {
  answerLocations()
  answerItems({ order: 'sku', limit: 20, offset: 0, fields: 'id,sku,title,thumbnail' }, [bowl])
  open()

  const link = await screen.findByRole('link', { name: /^Bowl/ })
  expect(link).toHaveAttribute('href', '/a/inventory/items/iitem_1')
  const row = within(screen.getByRole('row', { name: /Bowl/ }))
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'SKU-iitem_1',
    '15',
    '2',
    '13',
    '4',
    '',
  ])
  expect(row.getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    '/a/inventory/reservations?inventory_item_id=iitem_1',
  )
})

it('says what to do before there is a location', async () => {
  answerLocations([])
  answerItems({}, [])
  open()
  expect(await screen.findByText('There is no location yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Add the first location' })).toBeInTheDocument()
  expect(await screen.findByText('No items yet')).toBeInTheDocument()
})

it('says why there is no list, and tries again', async () => {
  answerLocations()
  nock(STORE).get('/admin/inventory-items').query(true).reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answerItems({}, [bowl])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /^Bowl/ })).toBeInTheDocument()
})

it('reads every item to show what runs low, the scarcest first, and remembers the threshold', async () => {
  answerLocations()
  answerItems({}, [bowl])
  const page = open()
  await screen.findByRole('link', { name: /^Bowl/ })

  answerItems({ limit: 200, offset: 0 }, [bowl, itemOf('iitem_3', 'Lid')], 3)
  answerItems({ limit: 200, offset: 2 }, [cup], 3)
  await userEvent.click(screen.getByRole('button', { name: 'Running low: 5 or fewer' }))

  expect(await screen.findByText('1–2 of 2')).toBeInTheDocument()
  expect(page.router.state.location.search).toBe('?available=..5')
  const names = screen.getAllByRole('link', { name: /^(Bowl|Lid|Cup)/ }).map(({ textContent }) => textContent)
  expect(names).toEqual(['LidLarge', 'CupLarge'])
  expect(localStorage.getItem('stoa.inventory.low')).toBe('5')
})

async function openDialog() {
  answerLocations()
  answerItems({}, [bowl])
  const page = open()
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Bowl · Large”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Adjust stock' }))
  return { ...page, dialog: within(await screen.findByRole('dialog')) }
}
const isThere = (stocked: number) =>
  nock(STORE)
    .get('/admin/inventory-items/iitem_1/location-levels')
    .query(true)
    .reply(200, { inventory_item: { id: 'iitem_1', location_levels: [levelOf('sloc_ulm', stocked)] } })

describe('an adjustment', () => {
  it('adds to what is there now, and notes why', async () => {
    const { dialog, messages } = await openDialog()
    const by = dialog.getByRole('textbox', { name: /Add or take away/ })
    await userEvent.type(by, '-3{Tab}')
    expect(dialog.getByText('In stock: 12, then 9. Reserved: 2.')).toBeInTheDocument()
    isThere(20)
    nock(STORE)
      .post('/admin/inventory-items/iitem_1/location-levels/sloc_ulm', { stocked_quantity: 17 })
      .reply(200, {})
    nock(STORE)
      .post('/admin/notes', {
        resource_id: 'iitem_1',
        resource_type: 'inventory_item',
        value: 'Ulm: -3 · Received',
      })
      .reply(200, { note: {} })
    answerItems({}, [bowl])
    await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(messages).toEqual([{ type: 'success', title: 'Stock adjusted', message: 'Bowl · Large' }])
  })

  it('is taken back from what is there by then', async () => {
    const { dialog, messages } = await openDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: /Add or take away/ }), '-3{Tab}')
    isThere(12)
    nock(STORE).post('/admin/inventory-items/iitem_1/location-levels/sloc_ulm').reply(200, {})
    nock(STORE).post('/admin/notes').reply(200, { note: {} })
    answerItems({}, [bowl])
    await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }))
    expect(await screen.findByText('Bowl · Large, Ulm: -3')).toBeInTheDocument()

    isThere(8)
    nock(STORE)
      .post('/admin/inventory-items/iitem_1/location-levels/sloc_ulm', { stocked_quantity: 11 })
      .reply(200, {})
    nock(STORE)
      .post('/admin/notes', ({ value }: { value: string }) => value === 'Ulm: +3 · Taken back')
      .reply(200, { note: {} })
    answerItems({}, [bowl])
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }))
    await waitFor(() => expect(messages.map(({ title }) => title)).toContain('Adjustment taken back'))
    expect(screen.queryByText('Bowl · Large, Ulm: -3')).not.toBeInTheDocument()
  })

  it('that could not be noted is not made twice', async () => {
    const { dialog, messages } = await openDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: /Add or take away/ }), '5{Tab}')
    isThere(12)
    nock(STORE).post('/admin/inventory-items/iitem_1/location-levels/sloc_ulm').reply(200, {})
    nock(STORE).post('/admin/notes').reply(400, { message: 'No notes today' })
    answerItems({}, [bowl])
    await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }))
    expect(await dialog.findByText('No notes today')).toBeInTheDocument()
    expect(messages).toEqual([])

    nock(STORE).post('/admin/notes').reply(200, { note: {} })
    await userEvent.click(await dialog.findByRole('button', { name: 'Finish remaining steps' }))
    await waitFor(() => expect(messages).toHaveLength(1))
  })

  it('cannot take more than there is', async () => {
    const { dialog } = await openDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: /Add or take away/ }), '-13{Tab}')
    await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }))
    expect(await dialog.findByText('There is not as much in stock.')).toBeInTheDocument()
  })
})
