/** A quantile: 0.95 leaves one in twenty above it. */
export const quantile = (values: readonly number[], part: number): number => {
  const index = Math.min(values.length - 1, Math.floor(values.length * part))
  return values.toSorted((a, b) => a - b)[index] ?? 0
}

/** The middle one of several figures. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
export const milliseconds = (value: number): string => `${value.toFixed(0)} ms`

/** Prints a figure with its limit; returns the exceeded limit in words. */
export function held(name: string, value: number, limit: number, unit: string): string[] {
  console.log(`  ${name}: ${Number(value.toFixed(2))} ${unit}   (allowed: ${limit})`)
  return value > limit ? [`${name}: ${value.toFixed(2)} ${unit}, ${limit} allowed`] : []
}
