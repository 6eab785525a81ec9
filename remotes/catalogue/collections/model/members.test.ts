import { afterMove, memberChanges, membersOn } from './members.ts'

const products = [
  { id: '1', title: 'Deep bowl', handle: 'deep-bowl' },
  { id: '2', title: 'Cup', handle: null },
  { id: '3', title: 'Jug', handle: 'bowl-like' },
]

const on = (q: string, page = 1, limit = 2) => {
  const { rows, count } = membersOn(products, { q, page, limit })
  return [rows.map(({ id }) => id).join(''), count]
}

describe('membersOn', () => {
  it('finds by title and handle, in either case and without accents', () => {
    expect(on('BOWL')).toEqual(['13', 2])
    expect(on('cúp')).toEqual(['2', 1])
  })

  it('cuts pages', () => {
    expect(on('')).toEqual(['12', 3])
    expect(on('', 2)).toEqual(['3', 3])
    expect(on('', 3)).toEqual(['', 3])
  })
})

it.each([
  ['c', 'first', 'cabd'],
  ['c', 'up', 'acbd'],
  ['b', 'down', 'acbd'],
  ['b', 'last', 'acdb'],
  ['a', 'up', undefined],
  ['d', 'last', undefined],
  ['x', 'first', undefined],
] as const)('%s goes %s', (id, move, after) => {
  expect(afterMove(['a', 'b', 'c', 'd'], id, move)?.join('')).toBe(after)
})

it('knows what to put in and what to take out', () => {
  expect(memberChanges(new Set(['a', 'b']), new Set(['b', 'c']))).toEqual({ added: ['c'], removed: ['a'] })
})
