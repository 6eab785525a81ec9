import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { nock } from '../../../../tests/setup/network.ts'
import type { Region } from '../../model/countries.ts'
import { RegionContext } from '../../state/region.ts'
import { BACKEND, TestShop } from '../../testing/test-shop.tsx'
import { CategoryPage } from './category.tsx'

const region = { id: 'reg_1', currency_code: 'eur' } as Region

function open() {
  const router = createMemoryRouter([{ path: '/categories/*', Component: CategoryPage }], {
    initialEntries: ['/categories/cups'],
  })
  render(
    <RegionContext value={{ country: 'de', region, destinations: [] }}>
      <RouterProvider router={router} />
    </RegionContext>,
    { wrapper: TestShop },
  )
}

const answer = (status: number, body: object) =>
  nock(BACKEND)
    .get('/store/product-categories')
    .query(({ handle }) => handle === undefined)
    .reply(status, body)

const answerDetails = (status: number, body: object) =>
  nock(BACKEND)
    .get('/store/product-categories')
    .query(({ handle }) => handle === 'cups')
    .reply(status, body)

function answerProducts(): void {
  nock(BACKEND)
    .get('/store/products')
    .query(true)
    .reply(200, { products: [], count: 0, offset: 0, limit: 12 })
  nock(BACKEND).get('/store/collections').query(true).reply(200, { collections: [], count: 0 })
}

const CUPS = { id: 'pcat_1', name: 'Cups', handle: 'cups', parent_category_id: null }

test('a list of categories that fails can be tried again', async () => {
  answer(400, {})
  answerDetails(200, { product_categories: [] })
  open()
  expect(await screen.findByRole('alert')).toBeVisible()
  answer(200, { product_categories: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a shop without categories has no page for one', async () => {
  answer(200, { product_categories: [] })
  answerDetails(200, { product_categories: [] })
  open()
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test.each([
  ['with its description', 200, { product_categories: [{ id: 'pcat_1', description: 'For tea.' }] }, 1],
  ['without a description that cannot be read', 400, {}, 0],
])('a category is shown at once %s', async (_how, status, body, descriptions) => {
  answer(200, { product_categories: [CUPS] })
  answerProducts()
  answerDetails(status, body)
  open()
  expect(await screen.findByRole('heading', { name: 'Cups' })).toBeVisible()
  expect(screen.queryAllByText('For tea.')).toHaveLength(descriptions)
})
