import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'

import { nock } from '../../../../tests/setup/network.ts'
import type { Region } from '../../model/countries.ts'
import { RegionContext } from '../../state/region.ts'
import { BACKEND, TestShop } from '../../testing/test-shop.tsx'
import { Listing } from './listing.tsx'

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
