import type { FieldValues } from 'react-hook-form'

/** Values are plain JSON: two are the same when they are written alike. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The fields of `typed` that differ from `saved`. */
export function changesOf<Values extends FieldValues>(saved: Values, typed: Values): Partial<Values> {
  const changed = Object.entries(typed).filter(([name, value]) => !isSame(value, saved[name]))
  return Object.fromEntries(changed) as Partial<Values>
}

/** A form whose record changed from `before` to `next` during typing. */
interface Rebased<Values> {
  /** What the form shows now: typed fields stay, all others follow the record. */
  values: Values
  /** The new saved values of typed fields that were saved with yet another value meanwhile. */
  changedMeanwhile: Partial<Values>
}

/** Puts what was typed on top of the record's new state. */
export function rebase<Values extends FieldValues>(
  before: Values,
  next: Values,
  typed: Values,
): Rebased<Values> {
  const own = changesOf(before, typed)
  const theirs = Object.entries(changesOf(before, next))
  const isContested = ([name, value]: [string, unknown]) => name in own && !isSame(own[name], value)
  return {
    values: { ...next, ...own },
    changedMeanwhile: Object.fromEntries(theirs.filter(isContested)) as Partial<Values>,
  }
}
