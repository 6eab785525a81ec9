import * as fc from 'fast-check'
import {
  cellsOf,
  clampSelection,
  contains,
  moveSelection,
  rangeOf,
  selectCell,
  selectColumns,
  type MoveKey,
  type Selection,
} from './selection.ts'

const extent = { rows: 20, columns: 5, page: 8 }
const at = (row: number, column: number) => ({ row, column })
const press = (key: string, held: Partial<MoveKey> = {}): MoveKey => ({
  key,
  isShift: false,
  isMod: false,
  ...held,
})
const shift = { isShift: true }
const mod = { isMod: true }

describe('moveSelection', () => {
  it.each<[string, MoveKey, { row: number; column: number }]>([
    ['up', press('ArrowUp'), at(9, 2)],
    ['down', press('ArrowDown'), at(11, 2)],
    ['left', press('ArrowLeft'), at(10, 1)],
    ['right', press('ArrowRight'), at(10, 3)],
    ['to the first column', press('Home'), at(10, 0)],
    ['to the last column', press('End'), at(10, 4)],
    ['to the first cell', press('Home', mod), at(0, 0)],
    ['to the last cell', press('End', mod), at(19, 4)],
    ['to the upper edge', press('ArrowUp', mod), at(0, 2)],
    ['to the lower edge', press('ArrowDown', mod), at(19, 2)],
    ['to the last column by arrow', press('ArrowRight', mod), at(10, 4)],
    ['a page up', press('PageUp'), at(2, 2)],
    ['a page down', press('PageDown'), at(18, 2)],
  ])('goes %s', (_name, key, position) => {
    expect(moveSelection(selectCell(at(10, 2)), key, extent)).toEqual(selectCell(position))
  })

  it('stays inside', () => {
    expect(moveSelection(selectCell(at(0, 0)), press('ArrowUp'), extent)).toEqual(selectCell(at(0, 0)))
    expect(moveSelection(selectCell(at(19, 4)), press('PageDown'), extent)).toEqual(selectCell(at(19, 4)))
  })

  it('moves the corner alone with shift, and comes back from it without', () => {
    const one = selectCell(at(10, 2))
    const wider = moveSelection(one, press('ArrowRight', shift), extent)
    expect(wider).toEqual({ active: at(10, 2), corner: at(10, 3) })
    const block = moveSelection(wider ?? one, press('End', { ...shift, ...mod }), extent)
    expect(block && rangeOf(block)).toEqual({ top: 10, bottom: 19, first: 2, last: 4 })
    expect(moveSelection(block ?? one, press('ArrowDown'), extent)).toEqual(selectCell(at(11, 2)))
  })

  it('selects all, whole rows and whole columns', () => {
    const some: Selection = { active: at(2, 1), corner: at(4, 3) }
    const whole = (key: MoveKey) => {
      const moved = moveSelection(some, key, extent)
      return moved && rangeOf(moved)
    }
    expect(whole(press('a', mod))).toEqual({ top: 0, bottom: 19, first: 0, last: 4 })
    expect(whole(press(' ', shift))).toEqual({ top: 2, bottom: 4, first: 0, last: 4 })
    expect(whole(press(' ', mod))).toEqual({ top: 0, bottom: 19, first: 1, last: 3 })
  })

  it('has nothing to do with other keys', () => {
    expect(moveSelection(selectCell(at(0, 0)), press('a'), extent)).toBeUndefined()
    expect(moveSelection(selectCell(at(0, 0)), press('Tab'), extent)).toBeUndefined()
  })
})

it('a range has the cells that it contains', () => {
  const positions = fc.record({ row: fc.nat(6), column: fc.nat(6) })
  fc.assert(
    fc.property(positions, positions, positions, (active, corner, position) => {
      const range = rangeOf({ active, corner })
      const cells = cellsOf(range).map((cell) => `${cell.row} ${cell.column}`)
      expect(cells.includes(`${position.row} ${position.column}`)).toBe(contains(range, position))
      expect(new Set(cells).size).toBe((range.bottom - range.top + 1) * (range.last - range.first + 1))
    }),
  )
})

it('a selection shrinks with its grid', () => {
  expect(clampSelection(selectColumns(2, 4, extent), { rows: 3, columns: 3 })).toEqual({
    active: at(0, 2),
    corner: at(2, 2),
  })
  expect(clampSelection(selectCell(at(3, 3)), { rows: 0, columns: 0 })).toEqual(selectCell(at(0, 0)))
})
