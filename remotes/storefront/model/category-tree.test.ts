import { childrenOf, pathTo } from './category-tree.ts'

const category = (handle: string, parent: string | null) => ({
  id: `id-${handle}`,
  name: handle,
  handle,
  parent_category_id: parent && `id-${parent}`,
})

const shop = [
  category('cups', 'tableware'),
  category('kitchen', null),
  category('home', null),
  category('tableware', 'kitchen'),
]

const handles = (categories: { handle: string }[]) => categories.map(({ handle }) => handle)

test('children are nested under their parent', () => {
  expect(handles(childrenOf(shop, null))).toEqual(['kitchen', 'home'])
  expect(handles(childrenOf(shop, 'id-kitchen'))).toEqual(['tableware'])
  expect(childrenOf(shop, 'id-cups')).toEqual([])
})

test('the path starts at the top and ends at the category', () => {
  expect(handles(pathTo(shop, 'cups'))).toEqual(['kitchen', 'tableware', 'cups'])
  expect(pathTo(shop, 'garden')).toEqual([])
  expect(pathTo(shop, null)).toEqual([])
})

test('a path through an unpublished parent starts below it', () => {
  expect(handles(pathTo([category('cups', 'hidden')], 'cups'))).toEqual(['cups'])
})
