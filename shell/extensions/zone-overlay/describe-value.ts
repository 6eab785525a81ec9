import { textOf } from '../containment/text-of.ts'

/** Printable form of a prop: one line plus its parts. */
export interface Described {
  /** JSON where possible; abbreviated for values with parts. */
  text: string
  /** Names and values of the parts; undefined for leaves and cycles. */
  parts?: readonly (readonly [name: string, value: unknown])[]
}

/** Cap on the parts shown per value. */
const SHOWN = 100
const LONG = 200

const shorten = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)}…` : text)

function partsOf(value: object): [string, unknown][] {
  return Object.keys(value)
    .slice(0, SHOWN)
    .map((key) => {
      try {
        return [key, (value as Record<string, unknown>)[key]]
      } catch (error) {
        return [key, `⚠ ${textOf(error)}`]
      }
    })
}

/** Describes any value; never throws, stops at cycles. `above` are its ancestors. */
export function describeValue(value: unknown, above: readonly object[] = []): Described {
  if (typeof value === 'string') return { text: JSON.stringify(shorten(value)) }
  if (typeof value === 'function') return { text: `ƒ ${value.name || 'anonymous'}()` }
  if (typeof value === 'bigint') return { text: `${value}n` }
  if (typeof value !== 'object' || value === null) return { text: String(value) }
  if (above.includes(value)) return { text: '↺' }
  if (value instanceof Date)
    return { text: Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString() }
  const count = Object.keys(value).length
  const text = Array.isArray(value) ? `[${value.length}]` : `{${count}}`
  return count === 0 ? { text } : { text: count > SHOWN ? `${text} …` : text, parts: partsOf(value) }
}
