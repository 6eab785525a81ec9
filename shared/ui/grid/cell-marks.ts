import type { GridState } from './grid-store.ts'
import { contains, rangeOf, type CellPlace } from './selection.ts'

/**
 * What a cell is marked as, as words for CSS: active, selected (active is selected too), start and end (where the grip for
 * fingers and the fill handle are), filled (would get a value if the handle were let go). One text, so that a cell is drawn again only when it changes.
 */
export function marksAt({ selection, fill, editing }: GridState, place: CellPlace): string {
  const range = rangeOf(selection)
  const { active } = selection
  const isStart = place.row === range.top && place.column === range.first && !editing
  const isEnd = place.row === range.bottom && place.column === range.last && !editing
  const marks = [
    place.row === active.row && place.column === active.column && 'active',
    contains(range, place) && 'selected',
    isStart && 'start',
    isEnd && 'end',
    fill && contains(fill.to, place) && 'filled',
  ]
  return marks.filter((mark) => typeof mark === 'string').join(' ')
}
