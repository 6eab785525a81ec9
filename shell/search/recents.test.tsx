import { jest } from '@jest/globals'

import { MAX_RECENTS, recentsOf, remember, withRecent } from './recents.ts'

const keys = (person: string) => recentsOf(person).map(({ key }) => key)

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('the latest comes first, without duplicates', () => {
  const recents = withRecent([{ key: 'a' }, { key: 'b' }], { key: 'b' })
  expect(recents).toEqual([{ key: 'b' }, { key: 'a' }])
})

test(`no more than ${MAX_RECENTS} are kept`, () => {
  for (let at = 1; at <= MAX_RECENTS + 2; at++) remember('ada', { key: `page ${at}` })
  expect(keys('ada')).toEqual(['page 8', 'page 7', 'page 6', 'page 5', 'page 4', 'page 3'])
})

test('each person has their own', () => {
  remember('ada', { key: 'a' })
  remember('bob', { key: 'b', found: { title: 'B', path: '/b', icon: 'tag' } })
  expect(keys('ada')).toEqual(['a'])
  expect(recentsOf('bob')).toEqual([{ key: 'b', found: { title: 'B', path: '/b', icon: 'tag' } }])
})

test.each([
  '{',
  'null',
  '{"key":"a"}',
  '[{"key":1},{"key":"a","found":{"title":"A"}},null]',
  '[{"key":"a","found":{"title":"A","path":"/a","icon":"tag","detail":{}}}]',
])('damaged values such as %s are ignored', (stored) => {
  localStorage.setItem('stoa.recents.ada', stored)
  expect(recentsOf('ada')).toEqual([])
})

test('blocked storage remembers nothing and breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(() => remember('ada', { key: 'a' })).not.toThrow()
  expect(recentsOf('ada')).toEqual([])
})
