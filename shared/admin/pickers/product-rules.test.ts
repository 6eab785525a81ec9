import { NO_FILTER } from '../list/list-filter.ts'

import { productExport } from '../../../remotes/catalogue/products/model/product-export.ts'
import { productQueryOf } from './product-rules.ts'

it('asks for products of child categories too, and never for gift cards', () => {
  const inCategory = { ...NO_FILTER, set: { category_id: ['cat_1'] } }
  expect(productQueryOf(inCategory)).toEqual({
    category_id: ['cat_1'],
    include_category_children: true,
    is_giftcard: false,
    limit: 20,
    offset: 0,
  })
  expect(productQueryOf(NO_FILTER)).not.toHaveProperty('include_category_children')
})

it('exports what the list shows, whatever its page, and of its columns those that a file has', () => {
  const shown = {
    ...NO_FILTER,
    q: 'cup',
    page: 3,
    sort: { column: 'title', direction: 'descending' as const },
  }
  expect(productExport(shown)).toEqual({
    type: 'product-export',
    dry_run: false,
    context: { filterable_fields: { q: 'cup', is_giftcard: false }, order: '-title' },
  })
  expect(productExport(shown, ['title', 'stock', 'status']).context).toMatchObject({
    fields: 'id,handle,title,thumbnail,status',
  })
})
