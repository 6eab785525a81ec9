/** Half as much again for each piece after the first. In minor units of the currency. */
export function postageFor(pieces: number, currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  // A unit buys little where the currency has no smaller one.
  const first = unit === 1 ? 4000 : 4 * unit
  return first + (Math.max(1, pieces) - 1) * (first / 2)
}
