import { parseCell, plainText, sameValue, type CellValue } from './cell-types.ts'
import type { CellText } from './clipboard.ts'
import { record, type CellWrite, type Draft } from './edits.ts'
import { continueValues, type Fill } from './fill.ts'
import {
  cellAt,
  savedValue,
  shownDraft,
  valueOf,
  type CellAt,
  type GridState,
  type GridStore,
} from './grid-store.ts'
import { cellsOf, type CellPosition, type CellRange } from './selection.ts'

/** How many cells took a text, and in how many of them it is no value. */
export interface Written {
  cells: number
  problems: number
}

/** Writes texts into cells as one step. Cells that cannot be edited are passed over. */
export function writeTexts(store: GridStore, texts: readonly CellText[]): Written {
  const state = store.getState()
  if (state.isSaving) return { cells: 0, problems: 0 }
  const writes = texts.flatMap((text): CellWrite[] => {
    const cell = cellAt(state, text)
    if (!cell || cell.column.isReadOnly(cell.row.index)) return []
    return [{ row: cell.row.key, column: cell.column.id, draft: draftFrom(state, cell, text.text) }]
  })
  store.setState({ edits: record(state.edits, writes) })
  return {
    cells: writes.length,
    problems: writes.filter(({ draft }) => draft && 'problem' in draft).length,
  }
}

/** The write for a text; nothing if it equals the saved value. */
export function draftFrom(state: GridState, { row, column }: CellAt, text: string): Draft | undefined {
  const { t, language } = state.sheet
  const parsed = parseCell(text, column.type, language)
  if ('problem' in parsed) {
    const { kind, limit = '' } = parsed.problem
    return { text, problem: t(`grid.problems.${kind}`, { limit }) }
  }
  const { value } = parsed
  if (sameValue(value, savedValue(state, row, column) ?? null)) return undefined
  if (value === null && column.isRequired) return { text, problem: t('grid.problems.required') }
  const problem = column.validate(value, row.index)
  return problem === undefined ? { value } : { text, problem }
}

/** The value of a cell as text, for an editor and the clipboard. */
export function textAt(state: GridState, cell: CellAt): string {
  const draft = shownDraft(state, cell.row, cell.column)
  if (draft && 'text' in draft) return draft.text
  return plainText(valueOf(state, cell), cell.column.type, state.sheet.language)
}

/** The texts of a range, row by row. */
export function textsOf(state: GridState, range: CellRange): string[][] {
  return [...Map.groupBy(cellsOf(range), ({ row }) => row).values()].map((positions) =>
    positions.map((position) => {
      const cell = cellAt(state, position)
      return cell ? textAt(state, cell) : ''
    }),
  )
}

/** The texts that a fill puts into its cells, in the form that each column reads. */
export function fillTexts(state: GridState, { from, to, along, isBackward }: Fill): CellText[] {
  const lineOf = ({ row, column }: CellPosition) => (along === 'rows' ? column : row)
  const ordered = (range: CellRange) => (isBackward ? cellsOf(range).toReversed() : cellsOf(range))
  const sources = Map.groupBy(ordered(from), lineOf)
  return [...Map.groupBy(ordered(to), lineOf)].flatMap(([line, positions]) => {
    const source = sources.get(line) ?? []
    const values = source.map((position): CellValue => {
      const cell = cellAt(state, position)
      return cell ? valueOf(state, cell) : null
    })
    const continued = continueValues(values, positions.length)
    return positions.flatMap((position, at): CellText[] => {
      const origin = source[at % source.length]
      const cell = origin && cellAt(state, origin)
      const value = continued[at] ?? null
      return cell ? [{ ...position, text: plainText(value, cell.column.type, state.sheet.language) }] : []
    })
  })
}
