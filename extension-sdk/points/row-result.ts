/** The outcome for one row; without `error` it succeeded. */
export interface RowResult {
  id: string
  /** In words for the person, for example what `failures.textOf(error)` says. */
  error?: string
}
