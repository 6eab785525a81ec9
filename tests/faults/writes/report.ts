import { FORMS } from './forms/forms.ts'
import { MODES } from './modes.ts'
import type { WriteOutcome } from './run-write-fault.ts'

const isWrong = ({ isFalselyDenied, isDoubled, isDraftLost, problem }: WriteOutcome): boolean =>
  isFalselyDenied || isDoubled || isDraftLost || problem !== undefined

/** How one pair of form and mode came out, in a word. */
function wordOf(outcomes: readonly WriteOutcome[]): string {
  if (outcomes.length === 0) return '–'
  if (outcomes.some(({ isDoubled }) => isDoubled)) return 'DOUBLE'
  if (outcomes.some(({ isDraftLost }) => isDraftLost)) return 'LOST'
  if (outcomes.some(({ isFalselyDenied }) => isFalselyDenied)) return 'DENIED'
  if (outcomes.some(({ problem }) => problem)) return 'FAILED'
  if (outcomes.some(({ isTwinFound }) => isTwinFound)) return 'undone'
  return outcomes.every(({ presses }) => presses === 1) ? 'saved' : 'again'
}

/** A line for each form, a column for each mode: saved at once, saved by pressing again, or made twice and undone. */
function tableOf(outcomes: readonly WriteOutcome[]): string {
  const head = ['form', ...MODES]
  const rows = FORMS.map(({ name }) => [
    name,
    ...MODES.map((mode) =>
      wordOf(outcomes.filter((outcome) => outcome.form === name && outcome.mode === mode)),
    ),
  ])
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/**
 * The table, what went wrong, and the totals. Faults that were asked for and did not run are not sound; forms that nobody asked
 * for are counted.
 */
export function reportOf(
  outcomes: readonly WriteOutcome[],
  asked: number,
): { text: string; isSound: boolean } {
  const count = (is: (outcome: WriteOutcome) => unknown) => outcomes.filter(is).length
  const broken = new Set(outcomes.map(({ form }) => form)).size
  const wrong = outcomes.filter(isWrong)
  const lines = wrong.map(
    (outcome) => `${outcome.form}, ${outcome.mode}: ${outcome.problem ?? wordOf([outcome])}`,
  )
  const totals = [
    `${outcomes.length} of ${asked} faults injected`,
    `${broken} of ${FORMS.length} forms broken`,
    `${count(({ isDoubled }) => isDoubled)} double writes undetected`,
    `${count(({ isTwinFound }) => isTwinFound)} detected and undone`,
    `${count(({ isDraftLost }) => isDraftLost)} drafts lost`,
    `${count(({ isFalselyDenied }) => isFalselyDenied)} times “not saved” of what was saved`,
    `${count(({ problem }) => problem)} that could not be finished`,
  ]
  return {
    text: [tableOf(outcomes), ...lines, totals.join(', ')].join('\n'),
    isSound: wrong.length === 0 && outcomes.length === asked,
  }
}
