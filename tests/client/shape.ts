/** The JSON values that a type allows. `says` is its description. */
export type Shape = { says: string } & (
  | { kind: 'anything' }
  | { kind: 'literal'; value: unknown }
  | { kind: 'primitive'; type: 'string' | 'number' | 'boolean' }
  | { kind: 'either'; options: readonly Shape[] }
  | { kind: 'every'; parts: readonly Shape[] }
  | { kind: 'list'; item: () => Shape }
  | { kind: 'fields'; fields: () => ReadonlyMap<string, Shape>; others: () => Shape | undefined }
)

/** The text for a missing field in a {@link Difference}. */
export const NOTHING = 'nothing'

/** A path where a value differs from its type. */
export interface Difference {
  /** For instance `order.items[].variant`; `{}` matches any key of a record. */
  path: string
  says: string
  sent: string
}

/** All paths where a value differs from its type, once for each path of the type. */
export function differencesOf(shape: Shape, value: unknown, path = ''): Difference[] {
  const here = [{ path, says: shape.says, sent: saidBy(value, shape) }]
  switch (shape.kind) {
    case 'anything':
      return []
    case 'literal':
      return value === shape.value ? [] : here
    case 'primitive':
      return typeof value === shape.type ? [] : here
    case 'either':
      return closest(shape.options, value, path) ?? here
    case 'every':
      return all(shape.parts, value, path) ?? here
    case 'list':
      if (!Array.isArray(value)) return here
      return unique(value.flatMap((item) => differencesOf(shape.item(), item, `${path}[]`)))
    case 'fields':
      return isRecord(value) ? unique(fieldDifferences(shape, value, path)) : here
  }
}

function fieldDifferences(
  { fields, others }: Shape & { kind: 'fields' },
  value: Record<string, unknown>,
  path: string,
): Difference[] {
  const named = [...fields()].flatMap(([name, field]) =>
    differencesOf(field, value[name], path ? `${path}.${name}` : name),
  )
  const other = others()
  const rest = Object.entries(value).filter(([name]) => !fields().has(name))
  return other ? [...named, ...rest.flatMap(([, child]) => differencesOf(other, child, `${path}{}`))] : named
}

/** The differences from the option that comes nearest: none from one that fits, or those inside a list or record. */
function closest(options: readonly Shape[], value: unknown, path: string): Difference[] | undefined {
  const tries = options.map((option) => differencesOf(option, value, path))
  if (tries.some((found) => found.length === 0)) return []
  return tries
    .filter((found) => found.every((difference) => difference.path !== path))
    .toSorted((a, b) => a.length - b.length)[0]
}

/** The differences from each part, unless the value as a whole is of another kind. */
function all(parts: readonly Shape[], value: unknown, path: string): Difference[] | undefined {
  const found = parts.flatMap((part) => differencesOf(part, value, path))
  return found.some((difference) => difference.path === path) ? undefined : unique(found)
}

function unique(differences: Difference[]): Difference[] {
  return [
    ...new Map(differences.map((difference) => [Object.values(difference).join('\n'), difference])).values(),
  ]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The kind of a value; a text itself where the type lists the texts. */
function saidBy(value: unknown, shape: Shape): string {
  const options = shape.kind === 'either' ? shape.options : [shape]
  const isListed = options.some((option) => option.kind === 'literal' && typeof option.value === 'string')
  if (typeof value === 'string' && isListed) return JSON.stringify(value)
  if (value === undefined) return NOTHING
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}
