/** The middle one of several figures. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const milliseconds = (value: number): string => `${value.toFixed(0)} ms`

/** Says a figure with its limit; answers what is exceeded, in words. */
export function held(name: string, value: number, limit: number, unit: string): string[] {
  console.log(`  ${name}: ${Number(value.toFixed(2))} ${unit}   (allowed: ${limit})`)
  return value > limit ? [`${name}: ${value.toFixed(2)} ${unit}, ${limit} allowed`] : []
}
