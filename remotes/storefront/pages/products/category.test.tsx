import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { nock } from '../../../../tests/setup/network.ts'
import { BACKEND, TestShop } from '../../testing/test-shop.tsx'
import { CategoryPage } from './category.tsx'

function open() {
  const router = createMemoryRouter([{ path: '/categories/*', Component: CategoryPage }], {
    initialEntries: ['/categories/cups'],
  })
  render(<RouterProvider router={router} />, { wrapper: TestShop })
}

const answer = (status: number, body: object) =>
  nock(BACKEND).get('/store/product-categories').query(true).reply(status, body)

test('a list of categories that fails can be tried again', async () => {
  answer(400, {})
  open()
  expect(await screen.findByRole('alert')).toBeVisible()
  answer(200, { product_categories: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a shop without categories has no page for one', async () => {
  answer(200, { product_categories: [] })
  open()
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})
