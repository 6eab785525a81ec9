import type { Outcome } from './cell.ts'

const HEAD = ['cell', 'contained', 'culprit named as', 'usable after', 'retry', 'note'] as const

const rowOf = ({ cell, contained, named, usableAfter, retry, note }: Outcome): readonly string[] => [
  cell.name,
  contained ? 'yes' : cell.uncontained ? 'not possible' : 'NO',
  named.join(', ') || '–',
  usableAfter === undefined ? '–' : `${usableAfter.toFixed(0)} ms`,
  retry,
  note,
]

/** The outcomes as text in columns. */
export const tableOf = (outcomes: readonly Outcome[]): string => textTable([HEAD, ...outcomes.map(rowOf)])

/** Rows of text in columns that are as wide as their longest text. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
