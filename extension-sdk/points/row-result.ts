/** What became of one row; without `error` it went well. */
export interface RowResult {
  id: string
  /** In words for the person, for example what `failures.textOf(error)` says. */
  error?: string
}
