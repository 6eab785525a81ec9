import type { AdminProduct } from '@stoa/api/admin/products'

import { organisationChanges, organisationOf } from './organisation.ts'

const cup = {
  type: { id: 't1', value: 'Cups' },
  collection: { id: 'col_1', title: 'Table' },
  tags: [{ id: 'tag_1', value: 'tea' }],
  categories: [{ id: 'cat_1', name: 'Kitchen' }],
  sales_channels: [],
} as unknown as AdminProduct

it('sends nothing when nothing changed', () => {
  expect(organisationChanges(cup, organisationOf(cup))).toEqual({})
})

it('sends whole lists, with the ids of tags that are there already', () => {
  const after = {
    type: null,
    collection_id: null,
    tags: ['tea', 'hot'],
    categories: ['cat_1'],
    channels: ['sc_1'],
  }
  expect(organisationChanges(cup, after)).toEqual({
    type: null,
    collection_id: null,
    tags: [{ id: 'tag_1', value: 'tea' }, { value: 'hot' }],
    sales_channels: [{ id: 'sc_1' }],
  })
})
