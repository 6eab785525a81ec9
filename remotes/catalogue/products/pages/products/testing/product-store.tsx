import type { FakePorts } from '@stoa/extension-sdk/testing'

import { nock } from '../../../../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../../../../tests/setup/open-page.tsx'
import ProductsPage from '../products.tsx'

export const rowOf = (id: string, title: string) => ({
  id,
  title,
  handle: id,
  thumbnail: null,
  status: 'published',
  collection: { id: 'col_1', title: 'Table' },
  variants: [
    { id: `${id}_1`, inventory_quantity: 5, manage_inventory: true },
    { id: `${id}_2`, inventory_quantity: 7, manage_inventory: true },
  ],
})

/** Answers the next question for a list that has these values in its query. */
export function answer(
  wanted: Record<string, unknown>,
  products: object[],
  count = products.length,
  moment = Promise.resolve(),
) {
  return nock(STORE)
    .get('/admin/products')
    .query((query) =>
      Object.entries(wanted).every(([key, value]) => String(query[key] ?? '') === String(value)),
    )
    .reply(200, () => moment.then(() => ({ products, count, offset: 0, limit: 20 })))
}

export const open = (search = '', ports: FakePorts = {}) =>
  openPage(ProductsPage, { path: '/products', address: `/products${search}`, ...ports })
export const searchOf = ({ router }: ReturnType<typeof open>) => router.state.location.search
