/** One choice. */
export interface ComboOption {
  /** The value that is chosen; unique in its list. */
  id: string
  label: string
  /** Text under the label. Default none. */
  description?: string
}

/** One page of the options that a search finds; `count` is how many there are on all pages. */
export interface OptionPage {
  options: readonly ComboOption[]
  count: number
}

/**
 * Loads a page of options. `query` is trimmed, `offset` is the number of options already loaded; `signal` aborts when
 * the answer is no longer needed. A rejection is shown with a retry button.
 */
export type LoadOptions = (request: {
  query: string
  offset: number
  signal: AbortSignal
}) => Promise<OptionPage>
