import type { CellValue } from './cell-types.ts'

/** An unsaved change of a cell: a value, or an invalid text with the reason. */
export type Draft = { value: CellValue } | { text: string; problem: string }

/** Which cell: keys of a row and a column. */
export interface CellKey {
  row: string
  column: string
}

/** A draft for a cell; undefined resets the cell to its saved value. */
export interface CellWrite extends CellKey {
  draft: Draft | undefined
}

interface CellChange extends CellKey {
  before: Draft | undefined
  after: Draft | undefined
}

/** Drafts by row and column, on top of the saved values. */
export type Drafts = ReadonlyMap<string, ReadonlyMap<string, Draft>>

/** Everything that has been changed and not saved, and the way back and forth. */
export interface Edits {
  drafts: Drafts
  past: readonly (readonly CellChange[])[]
  future: readonly (readonly CellChange[])[]
}

export const noEdits: Edits = { drafts: new Map(), past: [], future: [] }

const LONGEST_PAST = 200

export const draftOf = ({ drafts }: Edits, { row, column }: CellKey): Draft | undefined =>
  drafts.get(row)?.get(column)

/** Records all effective writes as one step. A new step clears the redo history. */
export function record(edits: Edits, writes: readonly CellWrite[]): Edits {
  const step = writes
    .map(({ draft, ...key }) => ({ ...key, before: draftOf(edits, key), after: draft }))
    .filter(({ before, after }) => !sameDraft(before, after))
  if (step.length === 0) return edits
  return {
    drafts: withDrafts(edits.drafts, step, 'after'),
    past: [...edits.past, step].slice(-LONGEST_PAST),
    future: [],
  }
}

/** Undoes the last step; returns the same object if there is none. */
export function undo(edits: Edits): Edits {
  const step = edits.past.at(-1)
  if (!step) return edits
  return {
    drafts: withDrafts(edits.drafts, step, 'before'),
    past: edits.past.slice(0, -1),
    future: [step, ...edits.future],
  }
}

/** Redoes the last undone step; returns the same object if there is none. */
export function redo(edits: Edits): Edits {
  const [step, ...future] = edits.future
  if (!step) return edits
  return { drafts: withDrafts(edits.drafts, step, 'after'), past: [...edits.past, step], future }
}

/** The cells with a draft, row by row; of one row if a row is given. */
export function editedCells({ drafts }: Edits, row?: string): CellKey[] {
  return [...drafts].flatMap(([key, columns]) =>
    row === undefined || row === key ? [...columns.keys()].map((column) => ({ row: key, column })) : [],
  )
}

/** Resets cells to their saved values, as one step. */
export const revert = (edits: Edits, cells: readonly CellKey[]): Edits =>
  record(
    edits,
    cells.map((cell) => ({ ...cell, draft: undefined })),
  )

/** Forgets cells that have been saved: their drafts, and that they could be undone. */
export function settle(edits: Edits, cells: readonly CellKey[]): Edits {
  const saved = new Set(cells.map(nameOf))
  const without = (steps: Edits['past']) =>
    steps.map((step) => step.filter((change) => !saved.has(nameOf(change)))).filter((step) => step.length > 0)
  const forgotten = cells.map((cell) => ({ ...cell, before: undefined, after: undefined }))
  return {
    drafts: withDrafts(edits.drafts, forgotten, 'after'),
    past: without(edits.past),
    future: without(edits.future),
  }
}

/** How much has been changed, and how many of the cells hold no value. */
export function countEdits({ drafts }: Edits): { cells: number; rows: number; problems: number } {
  const all = [...drafts.values()].flatMap((columns) => [...columns.values()])
  return { cells: all.length, rows: drafts.size, problems: all.filter((draft) => 'problem' in draft).length }
}

const nameOf = ({ row, column }: CellKey) => JSON.stringify([row, column])

function sameDraft(a: Draft | undefined, b: Draft | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  if ('value' in a) return 'value' in b && a.value === b.value
  return 'text' in b && a.text === b.text
}

function withDrafts(drafts: Drafts, step: readonly CellChange[], side: 'before' | 'after'): Drafts {
  const changed = new Map(drafts)
  for (const [row, changes] of Map.groupBy(step, (change) => change.row)) {
    const columns = new Map(drafts.get(row))
    for (const change of changes) {
      const draft = change[side]
      if (draft) columns.set(change.column, draft)
      else columns.delete(change.column)
    }
    if (columns.size > 0) changed.set(row, columns)
    else changed.delete(row)
  }
  return changed
}
