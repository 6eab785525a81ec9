import { droppedAt, inOrder, movedBy } from './order.ts'

const ids = ['a', 'b', 'c', 'd']

describe('movedBy', () => {
  it.each([
    ['c', -1, 'acbd'],
    ['b', 1, 'acbd'],
    ['a', -1, 'abcd'],
    ['d', 1, 'abcd'],
    ['b', 9, 'acdb'],
    ['x', 1, 'abcd'],
  ])('moves %s by %i', (id, step, expected) => {
    expect(movedBy(ids, id, step).join('')).toBe(expected)
  })
})

describe('droppedAt', () => {
  it.each([
    [['a'], 'c', 'before', 'bacd'],
    [['a'], 'c', 'after', 'bcad'],
    [['d', 'b'], 'a', 'before', 'bdac'],
    [['b'], 'b', 'after', 'abcd'],
  ] as const)('puts %j at %s, %s it', (dropped, id, side, expected) => {
    expect(droppedAt(ids, new Set(dropped), { id, side }).join('')).toBe(expected)
  })
})

describe('inOrder', () => {
  it('sorts items by their ids and keeps items without an id in the list at the end', () => {
    const things = ids.map((id) => ({ id }))
    expect(inOrder(things, ['d', 'b']).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c'])
  })
})
