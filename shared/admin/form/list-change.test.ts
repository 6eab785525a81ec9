import { listChange } from './list-change.ts'

it('a change says only what the person did', () => {
  expect(listChange(['de', 'fr'], ['de', 'it'])).toEqual({ added: ['it'], removed: ['fr'] })
  expect(listChange(['de'], ['de'])).toEqual({ added: [], removed: [] })
})
