/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { jest } from '@jest/globals'
import type { FakePorts } from '@stoa/extension-sdk/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { openPage } from '../../../../tests/setup/open-page.tsx'
import { dayOf, personZone } from '../../model/calendar.ts'
import { answerAll, answerDrafts, answerSold, answerStock } from '../../testing/store.ts'
import HomePage from './home.tsx'

const HOUR = 3600 * 1000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
const dayAgo = (days: number) => dayOf(new Date(ago(days * 24)), personZone())
const order = (hours: number, total: number, more: object = {}) => ({
  id: `order_${hours}`,
  created_at: ago(hours),
  currency_code: 'eur',
  total,
  refunded_total: 0,
  ...more,
})

/** A hundred of many orders. */
const page = (from: number) => ({
  orders: Array.from({ length: 100 }, (_, index) => order((from + index) / 100, 100)),
  count: 1234,
})

const open = (search = '', ports: FakePorts = {}) =>
  openPage(HomePage, { path: '/home', address: `/home${search}`, ...ports })
const tile = (name: string) => document.querySelector<HTMLElement>(`[data-todo=${name}]`)!
const numberOf = (name: string) => within(tile(name)).findByText(/^[\d,]+$/)
const card = (name: string) => within(screen.getByRole('region', { name }))
const shows = (name: string, text: string) =>
  waitFor(() => expect(card(name).getByText(text)).toBeInTheDocument())

it('counts open tasks, each linked to its list', async () => {
  answerAll({
    toFulfil: { count: 1042, orders: [] },
    toCapture: { count: 11, orders: [] },
    unpaidDrafts: { count: 5, draft_orders: [] },
    runningJobs: { count: 2, batch_jobs: [] },
  })
  open()

  expect(await numberOf('toFulfil')).toHaveTextContent('1,042')
  expect(await numberOf('toCapture')).toHaveTextContent('11')
  expect(await numberOf('unpaidDrafts')).toHaveTextContent('5')
  expect(await numberOf('runningJobs')).toHaveTextContent('2')
  expect(await numberOf('toReceive')).toHaveTextContent('0')
  expect(screen.getByRole('link', { name: 'Orders to fulfill' })).toHaveAttribute(
    'href',
    '/a/orders?status=to_fulfil',
  )
  expect(screen.getByRole('link', { name: 'Payments to capture' })).toHaveAttribute(
    'href',
    '/a/orders?status=to_capture',
  )
})

it('links to the orders of awaited returns and to the products low in stock', async () => {
  answerAll({
    toReceive: {
      returns: [
        { id: 'ret_2', status: 'requested', order_id: null, order: null, swap: { order_id: 'order_9' } },
        { id: 'ret_1', status: 'requested', order_id: 'order_7', order: { display_id: 7 }, swap: null },
        { id: 'ret_0', status: 'received', order_id: 'order_6', order: { display_id: 6 }, swap: null },
      ],
      count: 240,
    },
    lowStock: {
      products: [
        {
          id: 'prod_1',
          title: 'Bowl',
          variants: [{ inventory_quantity: 3, manage_inventory: true, allow_backorder: false }],
        },
      ],
      count: 1,
    },
  })
  open()

  expect(await numberOf('toReceive')).toHaveTextContent('2')
  await userEvent.click(screen.getByText('Show their orders'))
  await within(tile('toReceive')).findByRole('link', { name: 'Order #7' })
  const links = within(tile('toReceive')).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Order #7', '/a/orders/order_7'],
    ['Order of an exchange', '/a/orders/order_9'],
  ])
  expect(tile('toReceive')).toHaveTextContent('Among the 3 newest of 240 returns')

  await userEvent.click(screen.getByText('Show the products'))
  expect(await within(tile('lowStock')).findByRole('link', { name: 'Bowl' })).toHaveAttribute(
    'href',
    '/a/products/prod_1',
  )
  expect(tile('lowStock')).toHaveTextContent('3 left')
  expect(tile('lowStock')).not.toHaveTextContent('newest')
})

const low = (id: string) => ({
  id,
  title: id,
  variants: [{ inventory_quantity: 1, manage_inventory: true, allow_backorder: false }],
})

it('goes on with the page of products that could not be read', async () => {
  answerAll({ lowStock: { products: [low('Bowl')], count: 201 } })
  answerStock(200, Promise.resolve(), { message: 'Not now' }, 403)
  open()
  expect(await within(tile('lowStock')).findByRole('alert')).toHaveTextContent('Not now')
  answerStock(200, Promise.resolve(), { products: [low('Jug')], count: 201 })
  await userEvent.click(within(tile('lowStock')).getByRole('button', { name: /^Count again/ }))
  await waitFor(() => expect(within(tile('lowStock')).getByText('2')).toBeInTheDocument())
  expect(within(tile('lowStock')).queryByRole('alert')).not.toBeInTheDocument()
})

it('counts the stock of all products page by page, and says how far it is', async () => {
  const secondPage = Promise.withResolvers<void>()
  answerAll({ lowStock: { products: [low('Bowl'), low('Cup')], count: 203 } })
  // One moved to this page, because another one was created meanwhile.
  answerStock(200, secondPage.promise, { products: [low('Cup'), low('Jug')], count: 203 })
  open()
  expect(await numberOf('lowStock')).toHaveTextContent('2')
  expect(tile('lowStock')).toHaveTextContent('Among the 2 newest of 203 published products')

  secondPage.resolve()
  await waitFor(() => expect(within(tile('lowStock')).getByText('3')).toBeInTheDocument())
})

it('lists customers with unpaid drafts on demand, and shows a failure', async () => {
  answerAll({ unpaidDrafts: { count: 2, draft_orders: [] } })
  open()
  expect(await numberOf('unpaidDrafts')).toHaveTextContent('2')
  answerDrafts(400)
  await userEvent.click(screen.getByText('Show customers'))
  expect(await within(tile('unpaidDrafts')).findByRole('alert')).toHaveTextContent('Not now')

  const draft = { id: 'dorder_1', display_id: 12, created_at: ago(50), cart: { email: 'mia@example.com' } }
  answerDrafts({ count: 2, draft_orders: [draft] })
  await userEvent.click(within(tile('unpaidDrafts')).getByRole('button', { name: /^Count again/ }))
  const link = await within(tile('unpaidDrafts')).findByRole('link', { name: 'mia@example.com' })
  expect(link).toHaveAttribute('href', 'mailto:mia@example.com')
  expect(link.closest('li')).toHaveTextContent('mia@example.com#12 · 2 days ago')
  expect(within(tile('unpaidDrafts')).getByRole('link', { name: '#12' })).toHaveAttribute(
    'href',
    '/a/draft-orders/dorder_1',
  )
})

it('opens the activity from the number of jobs', async () => {
  answerAll({ runningJobs: { count: 2, batch_jobs: [] } })
  const show = jest.fn()
  open('', { jobs: { show } })
  expect(await numberOf('runningJobs')).toHaveTextContent('2')
  await userEvent.click(screen.getByRole('button', { name: 'Imports and exports under way' }))
  expect(show).toHaveBeenCalledTimes(1)
})

it('links to low inventory items when the store has an inventory', async () => {
  answerAll()
  const keepsInventory = {
    isOn: (key: string) => key === 'inventoryService',
    subscribe: () => () => undefined,
  }
  open('', { flags: keepsInventory })

  expect(await numberOf('lowStock')).toHaveTextContent('0')
  expect(screen.getByRole('link', { name: 'Variants low in stock' })).toHaveAttribute(
    'href',
    '/a/inventory?available=..5',
  )
})

it('shows a failed count in its tile, retries it, and shows the other counts', async () => {
  answerAll({ unpaidDrafts: 403, toFulfil: { count: 3, orders: [] } })
  const { onFailure } = open()

  expect(await within(tile('unpaidDrafts')).findByRole('alert')).toHaveTextContent('Not now')
  expect(await numberOf('toFulfil')).toHaveTextContent('3')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(onFailure).not.toHaveBeenCalled()

  answerDrafts({ count: 4 })
  await userEvent.click(screen.getByRole('button', { name: 'Count again: Draft orders unpaid' }))
  expect(await numberOf('unpaidDrafts')).toHaveTextContent('4')
})

it('shows sales, orders and the average of one currency compared with the previous period', async () => {
  const before = 30 * 24
  answerAll({
    sold: {
      orders: [order(1, 3000), order(2, 1500, { refunded_total: 500 }), order(before + 3, 2000)],
      count: 3,
    },
  })
  open()

  await shows('Sales', '€40.00')
  await shows('Sales', '+100%')
  await shows('Orders', '1 in the period before')
  await shows('Average order', '€20.00')
  expect(card('Average order').queryByText(/%/)).not.toBeInTheDocument()
  expect(await card('Average order').findByRole('figure', { name: /€20.00/ })).toBeInTheDocument()
})

it('keeps currencies apart and stores the choice in the URL', async () => {
  const yen = { currency_code: 'jpy' }
  answerAll({ sold: { orders: [order(1, 4290, yen), order(2, 10, yen), order(1, 1250)], count: 3 } })
  const { router } = open()

  await shows('Sales', '¥4,300')
  await userEvent.click(screen.getByRole('radio', { name: 'EUR' }))
  await shows('Sales', '€12.50')
  expect(router.state.location.search).toBe('?currency=eur')
})

it('loads the orders of another period when it is chosen', async () => {
  answerAll()
  const { router } = open()
  expect(await screen.findByText('No orders')).toBeInTheDocument()

  answerSold(0, { orders: [order(1, 1000)], count: 1 })
  await userEvent.click(screen.getByRole('radio', { name: '12 months' }))

  await shows('Sales', '€10.00')
  expect(router.state.location.search).toBe('?period=12m')
})

it('shows custom days, starting with those on screen', async () => {
  answerAll()
  const { router } = open('?period=7d&currency=eur')
  expect(await screen.findByText('No orders')).toBeInTheDocument()

  answerSold(0, { orders: [order(1, 1000)], count: 1 })
  await userEvent.click(screen.getByRole('radio', { name: 'Custom' }))
  expect(await screen.findByRole('group', { name: 'Days to look at' })).toBeInTheDocument()
  expect(router.state.location.search).toBe(`?currency=eur&from=${dayAgo(6)}&to=${dayAgo(0)}`)

  await userEvent.click(screen.getByRole('radio', { name: '30 days' }))
  expect(router.state.location.search).toBe('?currency=eur&period=30d')
  expect(screen.queryByRole('group', { name: 'Days to look at' })).not.toBeInTheDocument()
})

it('counts only the days in the URL, compared with as many before', async () => {
  const orders = [order(1, 500), order(15 * 24, 1000), order(25 * 24, 4000)]
  answerAll({ sold: { orders, count: 3 } })
  open(`?from=${dayAgo(20)}&to=${dayAgo(11)}`)

  await shows('Sales', '€10.00')
  await shows('Sales', '-75%')
  expect(screen.getByRole('radio', { name: 'Custom' })).toBeChecked()
})

it('has every value in a table', async () => {
  answerAll({ sold: { orders: [order(1, 3000)], count: 1 } })
  open('?period=7d')

  await userEvent.click(await screen.findByText('Show as a table'))
  const rows = screen.getAllByRole('row')
  expect(rows).toHaveLength(8)
  const sold = rows.filter((row) => row.textContent?.includes('€30.00'))
  expect(sold.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual(['1'])
})

it('loads further pages of many orders, and shows when some are missing', async () => {
  answerAll({ sold: page(0) })
  for (let offset = 100; offset < 1000; offset += 100) answerSold(offset, page(offset))
  open()

  expect(await screen.findByText(/Only the 1,000 newest of 1,234 orders/)).toBeInTheDocument()
  expect(screen.getAllByText(/Not compared/)).toHaveLength(3)
  expect(screen.queryByText(/in the period before/)).not.toBeInTheDocument()
})

it('shows why there are no sales, and retries', async () => {
  answerAll({ sold: 403 })
  open()
  expect(await screen.findByText('The sales could not be loaded')).toBeInTheDocument()

  answerSold(0, { orders: [order(1, 1000)], count: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await shows('Sales', '€10.00')
})

it('has a zone for extensions', async () => {
  answerAll()
  const { container } = open()

  await waitFor(() => expect(screen.queryByText('No orders')).toBeInTheDocument())
  const zones = [...container.querySelectorAll('[data-zone], [data-cards]')]
  expect(zones.map((zone) => zone.getAttribute('data-zone') ?? 'cards')).toEqual([
    'home.before',
    'cards',
    'home.after',
  ])
})
