import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'

import { nock } from '../../../../tests/setup/network.ts'
import type { Region } from '../../model/countries.ts'
import { RegionContext } from '../../state/region.ts'
import { BACKEND, TestShop } from '../../testing/test-shop.tsx'
import { Listing } from './listing.tsx'
import { Products } from './products.tsx'

const region = { id: 'reg_1', currency_code: 'eur' } as Region
const mug = {
  id: 'prod_1',
  title: 'Mug',
  handle: 'mug',
  thumbnail: null,
  type_id: 'ptyp_1',
  type: { id: 'ptyp_1', value: 'Cups' },
  tags: [],
  options: [],
  variants: [],
}

/** A list of one more product than the browser reads. */
function openLongList(search: string) {
  nock(BACKEND).get('/store/product-categories').query(true).reply(200, { product_categories: [] })
  nock(BACKEND).get('/store/collections').query(true).reply(200, { collections: [] })
  nock(BACKEND)
    .persist()
    .get('/store/products')
    .query(true)
    .reply(200, { products: [mug], count: 201 })
  render(
    <MemoryRouter initialEntries={[`/products${search}`]}>
      <RegionContext value={{ country: 'de', region, destinations: [] }}>
        <Listing title="All products" scope={{}} />
      </RegionContext>
    </MemoryRouter>,
    { wrapper: TestShop },
  )
}

const LIMIT = /work for up to 200 products/

test.each(['?sort=cheapest', '?from=1000', '?option=Size:M', '?stock=1'])(
  'a list that is too long for %s says so',
  async (search) => {
    openLongList(search)
    expect(await screen.findByText(LIMIT)).toBeVisible()
  },
)

test('a type narrows a long list and can be removed', async () => {
  openLongList('?type=ptyp_1')
  expect(await screen.findByRole('link', { name: 'Remove filter: Cups' })).toBeVisible()
  expect(screen.queryByText(LIMIT)).not.toBeInTheDocument()
})

const category = (id: string, name: string) => ({ id, name, handle: id, parent_category_id: null })

test('what a text finds is limited to a category, and the limit removed', async () => {
  nock(BACKEND)
    .get('/store/product-categories')
    .query(true)
    .reply(200, { product_categories: [category('cups', 'Cups'), category('bowls', 'Bowls')] })
  nock(BACKEND).get('/store/collections').query(true).reply(200, { collections: [] })
  const asked: string[] = []
  nock(BACKEND)
    .persist()
    .get('/store/products')
    .query((query) => {
      asked.push(JSON.stringify(query))
      return true
    })
    .reply(200, { products: [mug], count: 1 })
  render(
    <MemoryRouter initialEntries={['/products?q=mug']}>
      <RegionContext value={{ country: 'de', region, destinations: [] }}>
        <Products />
      </RegionContext>
    </MemoryRouter>,
    { wrapper: TestShop },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Cups' }))
  await waitFor(() => expect(asked.join('\n')).toMatch(/"category_id.*cups/))
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Cups' }))
  expect(screen.getByRole('checkbox', { name: 'Cups' })).not.toBeChecked()
})
