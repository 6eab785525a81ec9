/** Metadata of the backend: any JSON value under any key. */
export type Metadata = Readonly<Record<string, unknown>>

/** How the value of a row is written. `json` holds objects, arrays and null. */
export const METADATA_KINDS = ['string', 'number', 'boolean', 'json'] as const

/** One of `METADATA_KINDS`. */
export type MetadataKind = (typeof METADATA_KINDS)[number]

/** One key and its value, as a person edits them. */
export interface MetadataRow {
  /** Identifies a row while its key changes; meaningless outside the editor. */
  id: string
  key: string
  kind: MetadataKind
  /** The value as text: `true` or `false` for a boolean, JSON text for `json`. */
  text: string
}

/** Why a row cannot be saved. */
export type MetadataProblem = 'emptyKey' | 'duplicateKey' | 'noNumber' | 'noJson'

/** The rows of some metadata, in its order. */
export function rowsOf(metadata: Metadata | null | undefined): MetadataRow[] {
  return Object.entries(metadata ?? {}).map(([key, value], index) => ({
    id: `row ${index}`,
    key,
    ...written(value),
  }))
}

function written(value: unknown): Pick<MetadataRow, 'kind' | 'text'> {
  if (typeof value === 'string') return { kind: 'string', text: value }
  if (typeof value === 'number') return { kind: 'number', text: String(value) }
  if (typeof value === 'boolean') return { kind: 'boolean', text: String(value) }
  return { kind: 'json', text: JSON.stringify(value, null, 2) }
}

/** The metadata of the rows. Throws a SyntaxError when the text of a row does not fit its type: see `problemsOf`. */
export function metadataOf(rows: readonly MetadataRow[]): Record<string, unknown> {
  return Object.fromEntries(rows.filter((row) => !isBlank(row)).map((row) => [row.key, valueOf(row)]))
}

function valueOf({ kind, text }: MetadataRow): unknown {
  return kind === 'string' ? text : (JSON.parse(text) as unknown)
}

/**
 * What the backend has to be sent so that `before` becomes what the rows say. It merges what it gets with what it has,
 * and takes a key away that comes with an empty text; so a row whose text is empty is a key that goes away, too.
 */
export function metadataChange(
  before: Metadata | null | undefined,
  rows: readonly MetadataRow[],
): Record<string, unknown> {
  const after = metadataOf(rows)
  const removed = Object.keys(before ?? {}).filter((key) => !Object.hasOwn(after, key))
  return Object.fromEntries([...Object.entries(after), ...removed.map((key) => [key, ''])])
}

/** The `metadata` of a record that is created, with what extensions add; no field where there is none. */
export function newMetadata(rows: readonly MetadataRow[], added: Metadata = {}): { metadata?: Metadata } {
  return withEntries({ ...metadataOf(rows), ...added })
}

/**
 * The `metadata` of a record that is updated, see `metadataChange`, with what extensions add; no field where nothing of it
 * changes. `rows` is undefined where no row was edited.
 */
export function changedMetadata(
  before: Metadata | null | undefined,
  rows: readonly MetadataRow[] | undefined,
  added: Metadata = {},
): { metadata?: Metadata } {
  return withEntries({ ...(rows && metadataChange(before, rows)), ...added })
}

const withEntries = (metadata: Metadata) => (Object.keys(metadata).length > 0 ? { metadata } : {})

/** Why rows cannot be saved, by their id; a row without a problem is not in it. */
export function problemsOf(rows: readonly MetadataRow[]): ReadonlyMap<string, MetadataProblem> {
  const problems = new Map<string, MetadataProblem>()
  const keys = new Set<string>()
  for (const row of rows.filter((one) => !isBlank(one))) {
    const problem = keyProblem(row.key, keys) ?? textProblem(row)
    if (problem) problems.set(row.id, problem)
    keys.add(row.key)
  }
  return problems
}

function keyProblem(key: string, before: ReadonlySet<string>): MetadataProblem | undefined {
  if (key.trim() === '') return 'emptyKey'
  return before.has(key) ? 'duplicateKey' : undefined
}

function textProblem({ kind, text }: MetadataRow): MetadataProblem | undefined {
  const value = kind === 'string' ? text : parsed(text)
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value) ? undefined : 'noNumber'
  return value === undefined ? 'noJson' : undefined
}

/** undefined for invalid JSON: no JSON text parses to it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Nothing was written into it yet; it is not saved and has no problem. */
function isBlank({ key, kind, text }: MetadataRow): boolean {
  return key.trim() === '' && kind === 'string' && text === ''
}

/** An empty row whose id none of `rows` has. */
export function blankRow(rows: readonly MetadataRow[]): MetadataRow {
  const ids = new Set(rows.map(({ id }) => id))
  let next = rows.length
  while (ids.has(`row ${next}`)) next++
  return { id: `row ${next}`, key: '', kind: 'string', text: '' }
}

/** The rows with the one at `index` replaced, counted from 0. */
export function withRowAt(rows: readonly MetadataRow[], index: number, row: MetadataRow): MetadataRow[] {
  return rows.toSpliced(index, 0, row)
}

/**
 * The row with its value converted to another type; a text that does not fit is replaced by the type's initial value.
 */
export function asKind(row: MetadataRow, kind: MetadataKind): MetadataRow {
  const text = row.kind === 'json' && kind === 'string' ? stringIn(row.text) : row.text
  if (kind === 'string') return { ...row, kind, text }
  if (kind === 'boolean') return { ...row, kind, text: text.trim() === 'true' ? 'true' : 'false' }
  if (kind === 'json' && row.kind === 'string')
    return { ...row, kind, text: parsed(text) === undefined ? JSON.stringify(text) : text }
  return { ...row, kind, text: text.trim() }
}

function stringIn(text: string): string {
  const value = parsed(text)
  return typeof value === 'string' ? value : text
}
