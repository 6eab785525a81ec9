import { neighboursOf } from './neighbours.ts'

const page = (number: number, paths: string[], count = 5) => ({ page: number, paths, limit: 2, count })

test('a record in the middle of a page has both neighbours there', () => {
  expect(neighboursOf({ page: 2, paths: ['/d', '/e', '/f'], limit: 3, count: 9 }, '/e')).toEqual({
    position: 5,
    count: 9,
    previous: { path: '/d' },
    next: { path: '/f' },
  })
})

test('at the borders of a page the neighbours are on the pages beside it', () => {
  expect(neighboursOf(page(2, ['/c', '/d']), '/c')?.previous).toEqual({ page: 1, at: 'last' })
  expect(neighboursOf(page(2, ['/c', '/d']), '/d')?.next).toEqual({ page: 3, at: 'first' })
})

test('the first record has none before it and the last none after it', () => {
  expect(neighboursOf(page(1, ['/a', '/b']), '/a')?.previous).toBeUndefined()
  expect(neighboursOf(page(3, ['/e']), '/e')).toMatchObject({ position: 5, count: 5, next: undefined })
  expect(neighboursOf(page(2, ['/c', '/d'], 4), '/d')?.next).toBeUndefined()
})

test('a record that the page does not list has no neighbours', () => {
  expect(neighboursOf(page(1, ['/a', '/b']), '/x')).toBeUndefined()
  expect(neighboursOf(page(1, []), '/a')).toBeUndefined()
})

test('the position never exceeds the count', () => {
  expect(neighboursOf(page(2, ['/c', '/d'], 3), '/d')).toMatchObject({ position: 4, count: 4 })
})
