import { pageNumbers, pageOf } from './page-numbers.ts'

test('up to seven pages are all listed', () => {
  expect(pageNumbers(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 0)).toEqual([])
})

test.each([
  [1, [1, 2, 3, 4, 'gap', 9]],
  [3, [1, 2, 3, 4, 'gap', 9]],
  [4, [1, 'gap', 3, 4, 5, 'gap', 9]],
  [6, [1, 'gap', 5, 6, 7, 'gap', 9]],
  [7, [1, 'gap', 6, 7, 8, 9]],
  [9, [1, 'gap', 6, 7, 8, 9]],
])('page %i of nine', (current, marks) => {
  expect(pageNumbers(current, 9)).toEqual(marks)
})

test.each([
  ['3', 3],
  [null, 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['many', 1],
])('the address %p asks for page %i', (text, page) => {
  expect(pageOf(text)).toBe(page)
})
