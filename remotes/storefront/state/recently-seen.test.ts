import { withNewest } from './recently-seen.ts'

test('the newest entry is first and none is there twice', () => {
  expect(withNewest(null, 'mug')).toEqual(['mug'])
  expect(withNewest(['mug', 'bowl'], 'bowl')).toEqual(['bowl', 'mug'])
})

test('the ninth entry is forgotten', () => {
  const eight = ['1', '2', '3', '4', '5', '6', '7', '8']
  expect(withNewest(eight, '0')).toEqual(['0', ...eight.slice(0, 7)])
})
