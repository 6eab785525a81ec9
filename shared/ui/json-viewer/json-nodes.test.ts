import { cut, kindOf, nodesOf, openablePaths } from './json-nodes.ts'

it.each([
  [{}, 'object'],
  [[], 'array'],
  ['', 'string'],
  [0, 'number'],
  [false, 'boolean'],
  [null, 'null'],
  [undefined, 'null'],
] as const)('%j is of the kind %s', (value, kind) => {
  expect(kindOf(value)).toBe(kind)
})

describe('nodesOf', () => {
  it('returns the entries of objects and lists', () => {
    expect(nodesOf({ a: 1, gone: undefined })).toEqual([{ path: '/a', name: 'a', value: 1 }])
    expect(nodesOf(['x'], '/list')).toEqual([{ path: '/list/0', name: '0', value: 'x' }])
  })

  it('returns nothing for other values', () => {
    expect(nodesOf('text')).toEqual([])
    expect(nodesOf(null)).toEqual([])
  })

  it('creates different paths for different keys', () => {
    expect(nodesOf({ 'a/b': 1, 'a~1b': 2 }).map(({ path }) => path)).toEqual(['/a~1b', '/a~01b'])
  })
})

it.each([
  [0, []],
  [1, ['/a']],
  [2, ['/a', '/a/b']],
  [Infinity, ['/a', '/a/b', '/a/b/c']],
])('down to %d levels %j can be opened', (levels, paths) => {
  expect(openablePaths({ a: { b: { c: [1] }, empty: {} }, d: 2 }, levels)).toEqual(paths)
})

it('truncates only long texts', () => {
  expect(cut('abc', 3)).toBe('abc')
  expect(cut('abcd', 3)).toBe('abc…')
})
