import { nextSort } from './sort.ts'

it('goes round: ascending, descending, as the server likes it', () => {
  const once = nextSort(undefined, 'title')
  expect(once).toEqual({ column: 'title', direction: 'ascending' })
  const twice = nextSort(once, 'title')
  expect(twice).toEqual({ column: 'title', direction: 'descending' })
  expect(nextSort(twice, 'title')).toBeUndefined()
})

it('begins anew with another column', () => {
  expect(nextSort({ column: 'title', direction: 'descending' }, 'status')).toEqual({
    column: 'status',
    direction: 'ascending',
  })
})
