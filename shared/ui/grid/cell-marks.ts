import type { GridState } from './grid-store.ts'
import { contains, rangeOf, type CellPosition } from './selection.ts'

/**
 * What a cell is marked as, as words for CSS: active, selected (active is selected too), start and end (where the grip for
 * fingers and the fill handle are), filled (would get a value if the handle were let go). One text, so that a cell is drawn again only when it changes.
 */
export function marksAt({ selection, fill, editing }: GridState, position: CellPosition): string {
  const range = rangeOf(selection)
  const { active } = selection
  const isStart = position.row === range.top && position.column === range.first && !editing
  const isEnd = position.row === range.bottom && position.column === range.last && !editing
  const marks = [
    position.row === active.row && position.column === active.column && 'active',
    contains(range, position) && 'selected',
    isStart && 'start',
    isEnd && 'end',
    fill && contains(fill.to, position) && 'filled',
  ]
  return marks.filter((mark) => typeof mark === 'string').join(' ')
}
