/**
 * The values of a query: text, numbers, flags and dates (as ISO 8601), in lists and objects. `undefined` and what is
 * empty is left out, `null` is an empty text. Names are words: not empty, no number, without brackets.
 */
export type Query = object

// The settings of the backend's parser, qs.
const ARRAY_LIMIT = 20
const DEPTH = 5
const PARAMETER_LIMIT = 1000

/**
 * Writes a query as the backend reads it: lists as `name[]=a&name[]=b`, lists of objects as `name[0][id]=a`, objects as
 * `name[gte]=1`. Beyond 20 values in a list, 5 levels or 1000 parameters the backend would misread it without a word,
 * and a name with brackets or a number for another structure: such a query throws a RangeError that names the offender.
 */
export function toQueryString(query: Query): string {
  const parameters = writeFields([], query)
  if (parameters.length > PARAMETER_LIMIT) {
    throw new RangeError(`The query has ${parameters.length} parameters; the limit is ${PARAMETER_LIMIT}`)
  }
  return parameters.join('&')
}

function writeFields(path: string[], fields: object): string[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    if (/[[\]]|^\d*$/.test(key))
      throw new RangeError(`${[...path, `"${key}"`].join('.')} cannot name a parameter`)
    return write([...path, key], value)
  })
}

function write(path: string[], value: unknown): string[] {
  if (value === undefined) return []
  if (value instanceof Date) return write(path, value.toISOString())
  if (!isNested(value)) return [`${nameOf(path)}=${encodeURIComponent(String(value ?? ''))}`]
  const name = path.join('.')
  if (path.length > DEPTH) throw new RangeError(`${name} is nested more than ${DEPTH} levels deep`)
  if (!Array.isArray(value)) return writeFields(path, value)
  if (value.length > ARRAY_LIMIT) {
    throw new RangeError(`${name} has ${value.length} values; the limit is ${ARRAY_LIMIT}`)
  }
  const isNumbered = value.some(isNested)
  return value.flatMap((child, index) => write([...path, isNumbered ? String(index) : ''], child))
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

function nameOf([first = '', ...rest]: string[]): string {
  return encodeURIComponent(first) + rest.map((key) => `[${encodeURIComponent(key)}]`).join('')
}
