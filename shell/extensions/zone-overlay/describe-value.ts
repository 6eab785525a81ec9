/** A value of a zone's props as it can be shown: in a line, and what is in it. */
export interface Described {
  /** As JSON writes it where JSON can; short for what has parts. */
  text: string
  /** Names and values of its parts; missing for what has none, or for what it stands in itself. */
  parts?: readonly (readonly [name: string, value: unknown])[]
}

/** How many parts of one value are shown: a list of thousands helps nobody. */
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
        return [key, `⚠ ${String(error)}`]
      }
    })
}

/** Describes any value without ever throwing or going round in circles; `above` are the values that it stands in. */
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
