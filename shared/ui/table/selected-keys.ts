/** One click on a row's checkbox. */
export interface Toggle {
  key: string
  isOn: boolean
  /** The row that was toggled before, when everything between the two is to follow (shift). */
  from?: string | undefined
}

/** The keys after a click; `order` is that of the rows on screen. A range from a missing row is the one row alone. */
export function toggled(
  keys: ReadonlySet<string>,
  order: readonly string[],
  { key, isOn, from }: Toggle,
): ReadonlySet<string> {
  const end = order.indexOf(key)
  const start = from === undefined ? -1 : order.indexOf(from)
  const range = start < 0 ? [key] : order.slice(Math.min(start, end), Math.max(start, end) + 1)
  const next = new Set(keys)
  for (const one of range) {
    if (isOn) next.add(one)
    else next.delete(one)
  }
  return next
}
