/** What may stand in a query: `undefined` is left out, lists become `name[]=a&name[]=b`, objects `name[gte]=1`. */
export type Query = object

const ARRAY_LIMIT = 20
const DEPTH = 5
const PARAMETER_LIMIT = 1000

/**
 * Writes a query as the backend reads it. Beyond 20 values in a list, 5 levels or 1000 parameters the backend would
 * misread it without a word, so such a query throws a RangeError that names the offender.
 */
export function toQueryString(query: Query): string {
  const parameters = Object.entries(query).flatMap(([name, value]) => write([name], value))
  if (parameters.length > PARAMETER_LIMIT) {
    throw new RangeError(`The query has ${parameters.length} parameters; the limit is ${PARAMETER_LIMIT}`)
  }
  return parameters.join('&')
}

function write(path: string[], value: unknown): string[] {
  if (value === undefined) return []
  if (value instanceof Date) return write(path, value.toISOString())
  if (typeof value !== 'object' || value === null)
    return [`${nameOf(path)}=${encodeURIComponent(String(value ?? ''))}`]
  const name = path.join('.')
  if (path.length > DEPTH) throw new RangeError(`${name} is nested more than ${DEPTH} levels deep`)
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, child]) => write([...path, key], child))
  if (value.length > ARRAY_LIMIT) {
    throw new RangeError(`${name} has ${value.length} values; the limit is ${ARRAY_LIMIT}`)
  }
  return value.flatMap((child) => write([...path, ''], child))
}

function nameOf([first = '', ...rest]: string[]): string {
  return encodeURIComponent(first) + rest.map((key) => `[${encodeURIComponent(key)}]`).join('')
}
