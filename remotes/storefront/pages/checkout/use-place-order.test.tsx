import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, useParams } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { nock } from '../../../../tests/setup/network.ts'
import { BACKEND, TestShop } from '../../testing/test-shop.tsx'
import { usePlaceOrder } from './use-place-order.ts'

const COMPLETE = '/store/carts/cart_1/complete'
const OF_CART = '/store/orders/cart/cart_1'

function PlaceOrder() {
  const { place, refusal } = usePlaceOrder('cart_1')
  return (
    <>
      <button onClick={() => void place()}>Place</button>
      <p role="alert">{refusal?.kind === 'other' ? refusal.message : refusal?.kind}</p>
    </>
  )
}

function Confirmed() {
  return <h1>Order {useParams().id}</h1>
}

function open() {
  const routes = [
    { path: '/', Component: PlaceOrder },
    { path: '/order/confirmed/:id', Component: Confirmed },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />, { wrapper: TestShop })
  return screen.getByRole('button')
}

test('two clicks place one order', async () => {
  let orders = 0
  nock(BACKEND)
    .post(COMPLETE)
    .times(2)
    .reply(200, () => ({ type: 'order', data: { id: `order_${++orders}` } }))
  await userEvent.dblClick(open())
  expect(await screen.findByRole('heading')).toHaveTextContent('Order order_1')
  expect(orders).toBe(1)
  nock.cleanAll()
})

test('after a lost answer, the placed order is shown', async () => {
  nock(BACKEND).post(COMPLETE).replyWithError('socket hang up')
  nock(BACKEND)
    .get(OF_CART)
    .reply(200, { order: { id: 'order_7' } })
  await userEvent.click(open())
  expect(await screen.findByRole('heading')).toHaveTextContent('Order order_7')
})

test('when no order was placed, the first failure is reported', async () => {
  nock(BACKEND).post(COMPLETE).replyWithError('socket hang up')
  nock(BACKEND).get(OF_CART).reply(404, { type: 'not_found', message: 'none' })
  await userEvent.click(open())
  expect(await screen.findByText(/check your connection/)).toBeInTheDocument()
})

test('when the store does not say whether there is an order, nothing is said to have failed', async () => {
  nock(BACKEND).post(COMPLETE).replyWithError('socket hang up')
  nock(BACKEND).get(OF_CART).replyWithError('socket hang up')
  await userEvent.click(open())
  expect(await screen.findByText(/it will not be done twice/)).toBeInTheDocument()
})

test('missing stock has its own failure, and nothing is retried', async () => {
  nock(BACKEND)
    .post(COMPLETE)
    .reply(409, { errors: [{ code: 'insufficient_inventory' }] })
  await userEvent.click(open())
  expect(await screen.findByText('stock')).toBeInTheDocument()
})

test('a cart that the store does not find any more can no longer be ordered', async () => {
  nock(BACKEND).post(COMPLETE).reply(404, { type: 'not_found', message: 'null' })
  await userEvent.click(open())
  expect(await screen.findByText('spent')).toBeInTheDocument()
})

test('a pending payment places no order, and the next click may try again', async () => {
  nock(BACKEND)
    .post(COMPLETE)
    .reply(200, { type: 'cart', data: { id: 'cart_1' } })
  nock(BACKEND)
    .post(COMPLETE)
    .reply(200, { type: 'order', data: { id: 'order_2' } })
  const button = open()
  await userEvent.click(button)
  expect(await screen.findByText('more')).toBeInTheDocument()
  await userEvent.click(button)
  expect(await screen.findByRole('heading')).toHaveTextContent('Order order_2')
})
