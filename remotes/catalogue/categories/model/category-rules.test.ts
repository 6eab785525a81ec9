import { NO_FILTER } from '@stoa/admin/list'

import { addressOf, productFilter, productsOf, shownCategory, treeSearch } from './category-rules.ts'

const filter = {
  ...NO_FILTER,
  q: 'cup',
  page: 2,
  set: { category_id: ['pcat_1', 'pcat_2'], find: ['tea & more'] },
}

it('shows one category at a time', () => {
  expect(shownCategory(filter)).toBe('pcat_1')
  expect(shownCategory(NO_FILTER)).toBeUndefined()
})

it('keeps the search in the tree from category to category, but not that of its products', () => {
  expect(treeSearch(filter)).toBe('tea & more')
  expect(addressOf(filter, 'pcat_3')).toBe('/product-categories?category_id=pcat_3&find=tea+%26+more')
  expect(addressOf(NO_FILTER)).toBe('/product-categories')
})

it('asks for the products of the category alone', () => {
  expect(productFilter(filter).set).toEqual({})
  expect(productsOf(filter, 'pcat_1')).toEqual({ q: 'cup', category_id: ['pcat_1'], limit: 20, offset: 20 })
})
