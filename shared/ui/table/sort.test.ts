import { nextSort } from './sort.ts'

it('cycles through ascending, descending and the server’s order', () => {
  const once = nextSort(undefined, 'title')
  expect(once).toEqual({ column: 'title', direction: 'ascending' })
  const twice = nextSort(once, 'title')
  expect(twice).toEqual({ column: 'title', direction: 'descending' })
  expect(nextSort(twice, 'title')).toBeUndefined()
})

it('starts with ascending for another column', () => {
  expect(nextSort({ column: 'title', direction: 'descending' }, 'status')).toEqual({
    column: 'status',
    direction: 'ascending',
  })
})
