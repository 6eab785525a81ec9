import { FORMS } from './forms/forms.ts'
import { isWrong } from './in-two-tries.ts'
import { MODES } from './modes.ts'
import type { WriteOutcome } from './run-write-fault.ts'

const isUnsound = (outcome: WriteOutcome): boolean => isWrong(outcome) || outcome.unfinished !== undefined

/** How one pair of form and mode came out, in a word. */
function wordOf(outcomes: readonly WriteOutcome[]): string {
  if (outcomes.length === 0) return '–'
  if (outcomes.some(({ isDoubled }) => isDoubled)) return 'DOUBLE'
  if (outcomes.some(({ isDraftLost }) => isDraftLost)) return 'LOST'
  if (outcomes.some(({ isFalselyDenied }) => isFalselyDenied)) return 'DENIED'
  if (outcomes.some(isUnsound)) return 'FAILED'
  if (outcomes.some(({ isTwinFound }) => isTwinFound)) return 'undone'
  return outcomes.every(({ presses }) => presses === 1) ? 'saved' : 'again'
}

const nameOf = ({ form, mode }: WriteOutcome): string => `${form}, ${mode}`

/** What went wrong, all of it. */
const textOf = (outcome: WriteOutcome): string =>
  [wordOf([outcome]), outcome.finding, outcome.unfinished].filter((text) => text !== undefined).join(': ')

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
  const unsound = outcomes.filter(isUnsound)
  const lines = [
    ...unsound.map((outcome) => `${nameOf(outcome)}: ${textOf(outcome)}`),
    ...outcomes
      .filter((outcome) => outcome.triedAgain !== undefined && !isUnsound(outcome))
      .map((outcome) => `${nameOf(outcome)}: the second try only: ${outcome.triedAgain}`),
  ]
  const totals = [
    `${outcomes.length} of ${asked} faults injected`,
    `${broken} of ${FORMS.length} forms broken`,
    `${count(({ isDoubled }) => isDoubled)} double writes undetected`,
    `${count(({ isTwinFound }) => isTwinFound)} detected and undone`,
    `${count(({ isDraftLost }) => isDraftLost)} drafts lost`,
    `${count(({ isFalselyDenied }) => isFalselyDenied)} times “not saved” of what was saved`,
    `${count(({ finding }) => finding)} other findings`,
    `${count(({ unfinished }) => unfinished)} that could not be finished`,
    `${count(({ triedAgain }) => triedAgain)} tried again`,
  ]
  return {
    text: [tableOf(outcomes), ...lines, totals.join(', ')].join('\n'),
    isSound: unsound.length === 0 && outcomes.length === asked,
  }
}
