import * as fc from 'fast-check'
import {
  ancestorsOf,
  childrenOf,
  dropMove,
  isInside,
  moveNode,
  stepMove,
  type DropSide,
  type TreePosition,
  type TreeStep,
} from './tree-moves.ts'

const at = (id: string, parent: string | null, rank: number): TreePosition => ({ id, parent, rank })

/** men (shirts (linen, silk), trousers), women */
const nodes = [
  at('men', null, 0),
  at('women', null, 1),
  at('shirts', 'men', 0),
  at('trousers', 'men', 1),
  at('linen', 'shirts', 0),
  at('silk', 'shirts', 1),
]
const orderOf = (tree: readonly TreePosition[], parent: string | null) =>
  childrenOf(tree, parent).map(({ id }) => id)

describe('stepMove', () => {
  it.each<[string, TreeStep, ReturnType<typeof stepMove>]>([
    ['trousers', 'up', { id: 'trousers', parent: 'men', rank: 0 }],
    ['shirts', 'down', { id: 'shirts', parent: 'men', rank: 1 }],
    ['trousers', 'in', { id: 'trousers', parent: 'shirts', rank: 2 }],
    ['linen', 'out', { id: 'linen', parent: 'men', rank: 1 }],
    ['shirts', 'up', undefined],
    ['women', 'down', undefined],
    ['men', 'in', undefined],
    ['men', 'out', undefined],
    ['hats', 'up', undefined],
  ])('%s goes %s', (id, step, move) => {
    expect(stepMove(nodes, id, step)).toEqual(move)
  })

  it('up and down come back to where they began', () => {
    const up = stepMove(nodes, 'silk', 'up')
    const moved = up ? moveNode(nodes, up) : nodes
    expect(orderOf(moved, 'shirts')).toEqual(['silk', 'linen'])
    const down = stepMove(moved, 'silk', 'down')
    expect(down && moveNode(moved, down)).toEqual(nodes)
  })
})

describe('dropMove', () => {
  it.each<[string, string, DropSide, ReturnType<typeof dropMove>]>([
    ['women', 'men', 'before', { id: 'women', parent: null, rank: 0 }],
    ['linen', 'silk', 'after', { id: 'linen', parent: 'shirts', rank: 1 }],
    ['linen', 'women', 'on', { id: 'linen', parent: 'women', rank: 0 }],
    ['linen', 'silk', 'before', undefined],
    ['men', 'men', 'on', undefined],
    ['men', 'linen', 'on', undefined],
    ['men', 'linen', 'before', undefined],
    ['silk', 'shirts', 'on', undefined],
  ])('%s on %s, %s', (id, target, side, move) => {
    expect(dropMove(nodes, id, target, side)).toEqual(move)
  })
})

it('a circle in the data has an end', () => {
  expect(ancestorsOf([at('a', 'b', 0), at('b', 'a', 0)], 'a')).toEqual(['b', 'a'])
})

it('any sequence of moves creates no cycle, loses no node, and puts the moved node at its target', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const drops = fc.record({
    id: fc.constantFrom(...ids),
    target: fc.constantFrom(...ids),
    side: fc.constantFrom<DropSide>('before', 'after', 'on'),
  })
  fc.assert(
    fc.property(fc.array(drops, { maxLength: 30 }), (moves) => {
      let tree: readonly TreePosition[] = ids.map((id, rank) => at(id, null, rank))
      for (const { id, target, side } of moves) {
        const isForbidden =
          isInside(tree, id, side === 'on' ? target : null) || ancestorsOf(tree, target).includes(id)
        const move = dropMove(tree, id, target, side)
        expect(isForbidden && move !== undefined).toBe(false)
        if (!move) continue
        tree = moveNode(tree, move)
        expect(orderOf(tree, move.parent).indexOf(id)).toBe(move.rank)
        const order = orderOf(tree, move.parent)
        const distance = { before: -1, after: 1, on: order.indexOf(id) - order.indexOf(target) }[side]
        expect(order.indexOf(id) - order.indexOf(target)).toBe(distance)
      }
      expect(tree.map(({ id }) => id).toSorted()).toEqual(ids)
      for (const id of ids) expect(ancestorsOf(tree, id)).not.toContain(id)
      const reached = (parent: string | null): number =>
        orderOf(tree, parent).reduce((sum, id) => sum + 1 + reached(id), 0)
      expect(reached(null)).toBe(ids.length)
    }),
  )
})
