/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { nock } from '../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../tests/setup/open-page.tsx'
import { ALL_ON, answerItems, answerLocations, itemOf, levelOf } from '../inventory/testing/stock-store.ts'
import InventoryQuantitiesPage from './inventory-quantities.tsx'

class Unresized {
  observe() {}
  disconnect() {}
}

const open = (search = '') =>
  openPage(InventoryQuantitiesPage, {
    path: '/inventory/quantities',
    address: `/inventory/quantities${search}`,
    ...ALL_ON,
  })
const LEVELS = '/admin/inventory-items/iitem_1/location-levels'
const bowl = itemOf('iitem_1', 'Bowl', [levelOf('sloc_ulm', 12, 2, 4)])

/** The cell of a row that begins with this name, by the name of its column. */
function cellOf(row: string, column: string): HTMLElement {
  const at = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === column)
  const found = screen
    .getAllByRole('row')
    .find((line) => within(line).queryByRole('rowheader')?.textContent === row)
  if (!found) throw new Error(`no row ${row}`)
  return within(found).getAllByRole('cell')[at - 1] as HTMLElement
}

async function type(row: string, column: string, text: string) {
  await userEvent.click(cellOf(row, column))
  await userEvent.keyboard(`${text}{Enter}`)
}

beforeEach(() => {
  // jsdom lays nothing out; the grid draws what fits into this.
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1400)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: Unresized })
})
afterEach(() => {
  jest.restoreAllMocks()
})

it('writes where the item is kept, makes a level where it is not, and says which row failed', async () => {
  answerLocations()
  answerItems({ order: 'sku' }, [bowl])
  open()
  await screen.findByRole('rowheader', { name: /Bonn/ })
  expect(cellOf('Ulm', 'Available')).toHaveTextContent('10')
  await type('Ulm', 'In stock', '20')
  await type('Bonn', 'Incoming', '7')

  nock(STORE).post(`${LEVELS}/sloc_ulm`, { stocked_quantity: 20 }).reply(400, { message: 'Being counted' })
  nock(STORE)
    .post(LEVELS, { location_id: 'sloc_bonn', stocked_quantity: 0, incoming_quantity: 7 })
    .reply(200, {})
  answerItems({}, [itemOf('iitem_1', 'Bowl', [levelOf('sloc_ulm', 12, 2, 4), levelOf('sloc_bonn', 0, 0, 7)])])
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(
    '1 row was not saved:Bowl · Large · Ulm Being counted',
  )
  await waitFor(() => expect(cellOf('Bonn', 'Incoming')).toHaveTextContent('7'))
  expect(cellOf('Ulm', 'In stock')).toHaveTextContent('20')
})

it('shows one line for each item where one location is asked for', async () => {
  answerLocations()
  answerItems({ 'location_id[]': 'sloc_ulm' }, [bowl])
  open('?location_id=sloc_ulm')
  expect(await screen.findByRole('rowheader', { name: 'Bowl · Large' })).toBeInTheDocument()
  expect(screen.queryByRole('rowheader', { name: /Ulm/ })).not.toBeInTheDocument()
})

it('says why there is nothing to edit', async () => {
  answerLocations()
  nock(STORE).get('/admin/inventory-items').query(true).reply(403, { message: 'Not for you' })
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you')
  answerItems({}, [])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No items yet')).toBeInTheDocument()
})
