import type { Given } from './messages.ts'

/** A copy that can be posted: what cannot be copied becomes what JSON makes of it. */
export function copyOf(value: unknown): unknown {
  try {
    return structuredClone(value)
  } catch {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  }
}

/** Splits props or input: functions are called by message, everything else is copied. `without` is left out. */
export function givenOf(input: object, without: readonly string[] = []): Given {
  const entries = Object.entries(input).filter(([name]) => !without.includes(name))
  const values = entries.filter(([, value]) => typeof value !== 'function')
  return {
    values: Object.fromEntries(values.map(([name, value]) => [name, copyOf(value)])),
    functions: entries.flatMap(([name, value]) => (typeof value === 'function' ? name : [])),
  }
}

/** Props or input again, with functions that `call` makes. */
export const inputOf = (
  { values, functions }: Given,
  call: (name: string, words: readonly unknown[]) => void,
): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(
    functions.map((name) => [name, (...words: readonly unknown[]) => call(name, words.map(copyOf))]),
  ),
})
