import { isSameList, merged, readWishes, toggled, wishesIn, wishPatch } from './wishes.ts'

test('a product is added in front, and removed when it is there', () => {
  expect(toggled(['a'], 'b')).toEqual(['b', 'a'])
  expect(toggled(['b', 'a'], 'b')).toEqual(['a'])
})

test('the oldest wish goes when the list is full', () => {
  const full = Array.from({ length: 100 }, (_, index) => String(index))
  expect(toggled(full, 'new')).toEqual(['new', ...full.slice(0, 99)])
})

test('wishes of a guest are added to those of the account, once each', () => {
  expect(merged({ ids: ['a', 'b'], isOfAccount: false }, ['b', 'c'])).toEqual(['a', 'b', 'c'])
  expect(merged(null, ['c'])).toEqual(['c'])
})

test('what was removed on another device does not come back', () => {
  expect(merged({ ids: ['a', 'b'], isOfAccount: true }, ['b'])).toEqual(['b'])
})

test('an account holds its list in its metadata', () => {
  expect(wishesIn(wishPatch(['a']).metadata)).toEqual(['a'])
  expect(wishesIn({ wish_list: 'a' })).toEqual([])
  expect(wishesIn(null)).toEqual([])
})

test('damaged storage is no list', () => {
  expect(readWishes({ ids: ['a'], isOfAccount: false })).toEqual({ ids: ['a'], isOfAccount: false })
  expect(readWishes({ ids: [1], isOfAccount: false })).toBeUndefined()
  expect(readWishes({ ids: ['a'] })).toBeUndefined()
  expect(readWishes(null)).toBeUndefined()
})

test('lists are the same with the same products in the same order', () => {
  expect(isSameList(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(isSameList(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameList(['a'], ['a', 'b'])).toBe(false)
})
