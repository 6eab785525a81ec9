import { NO_FILTER } from '../list/list-filter.ts'

import { productQuery } from './product-filters.ts'

const page = { limit: 20, offset: 0 }

it('asks for products of child categories too, and never for gift cards', () => {
  const inCategory = { ...NO_FILTER, set: { category_id: ['cat_1'] } }
  expect(productQuery(page, inCategory)).toEqual({
    ...page,
    include_category_children: true,
    is_giftcard: false,
  })
  expect(productQuery(page, NO_FILTER)).not.toHaveProperty('include_category_children')
})
