/** An object of an answer. */
export type Entity = Readonly<Record<string, unknown>>

/** What the playground answers. */
export interface Answer {
  status: number
  body: unknown
}

/** One request below `/admin`. */
export interface AdminCall {
  method: string
  /** Without `/admin`. */
  path: string
  query: URLSearchParams
  body?: Entity
}

const DEFAULT_LIMIT = 50
/** The parameters of a query that are no filters. */
const NOT_FILTERS = new Set(['limit', 'offset', 'q', 'order', 'expand', 'fields'])

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** The rows of a list's answer and the name that they have in it; undefined for other answers. */
function rowsOf(answer: Entity): [name: string, rows: Entity[]] | undefined {
  const found = Object.entries(answer).find(([, value]) => Array.isArray(value))
  return found && [found[0], found[1] as Entity[]]
}

/** What a new record begins with: every field of the others, empty. */
const emptyLike = (model: Entity): Entity =>
  Object.fromEntries(Object.entries(model).map(([key, value]) => [key, Array.isArray(value) ? [] : null]))

/** As the server does: metadata is merged key by key, and an empty text removes one. */
function mergedMetadata(before: unknown, after: unknown): unknown {
  if (!isEntity(after)) return after
  const merged = { ...(isEntity(before) ? before : {}), ...after }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}

/**
 * Answers the Admin API from recorded answers. Plain writes (to a record, of a new record, a deletion) are kept in memory
 * and seen by every later read, until the process ends; other writes are refused with a sentence.
 */
export class RecordedStore {
  readonly #answers: Readonly<Record<string, Entity>>
  readonly #changed = new Map<string, Entity>()
  readonly #created = new Map<string, Entity[]>()
  readonly #removed = new Set<string>()
  readonly #now: () => Date
  #count = 0

  /** `answers` has each path without `/admin`, lists without their query. */
  constructor(answers: Readonly<Record<string, Entity>>, now: () => Date = () => new Date()) {
    this.#answers = answers
    this.#now = now
  }

  answer(call: AdminCall): Answer {
    const { method, path } = call
    if (path.startsWith('/auth')) return { status: 200, body: this.#answers['/auth'] ?? {} }
    if (method === 'GET') return this.#read(call)
    const [, noun = '', id, ...more] = path.split('/')
    if (method === 'POST' && more.length === 0)
      return id === undefined ? this.#create(noun, call.body ?? {}) : this.#change(noun, id, call.body ?? {})
    if (method === 'DELETE' && id !== undefined && more.length === 0) return this.#remove(noun, id)
    return {
      status: 400,
      body: {
        type: 'not_allowed',
        message: `The playground keeps plain changes of records only: ${method} /admin${path} needs a real store.`,
      },
    }
  }

  #read({ path, query }: AdminCall): Answer {
    const recorded = this.#answers[path]
    const [, noun = '', id, ...more] = path.split('/')
    if (recorded && (id === undefined || more.length > 0))
      return { status: 200, body: this.#listed(path, recorded, query) }
    const record = id === undefined || more.length > 0 ? undefined : this.#find(noun, id)
    if (record) return { status: 200, body: { [this.#singular(noun)]: record } }
    const message =
      id === undefined || more.length > 0
        ? `The playground has no recorded answer for /admin${path}.`
        : `The playground has no ${this.#singular(noun)} ${id}.`
    return { status: 404, body: { type: 'not_found', message } }
  }

  #listed(path: string, recorded: Entity, query: URLSearchParams): Entity {
    const found = rowsOf(recorded)
    if (!found) return this.#withChanges(recorded) as Entity
    const [name] = found
    const rows = this.#recordedRows(path)
    const all = [...(this.#created.get(path.slice(1)) ?? []), ...rows]
      .filter(({ id }) => !this.#removed.has(String(id)))
      .map((row) => this.#withChanges(row) as Entity)
    const matching = sorted(
      all.filter((row) => fitsQuery(row, query)),
      query.get('order'),
    )
    const offset = Number(query.get('offset') ?? 0)
    const limit = Number(query.get('limit') ?? DEFAULT_LIMIT)
    return {
      ...recorded,
      [name]: matching.slice(offset, offset + limit),
      count: matching.length,
      offset,
      limit,
    }
  }

  /**
   * The rows of a list with all that their records have: pages ask for totals and relations that a list has only on
   * request. Where records were read one by one, others are left out, so that every row is whole.
   */
  #recordedRows(path: string): Entity[] {
    const [, rows = []] = rowsOf(this.#answers[path] ?? {}) ?? []
    const singular = this.#singular(path.slice(1))
    const whole = rows.flatMap((row) => {
      const detail = this.#answers[`${path}/${String(row['id'])}`]?.[singular]
      return isEntity(detail) ? [{ ...row, ...detail }] : []
    })
    return whole.length > 0 ? whole : rows
  }

  /** A value with what was written since it was recorded, however deep it is in it. */
  #withChanges(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#withChanges(one))
    if (!isEntity(value)) return value
    const change = this.#changed.get(String(value['id']))
    const own = Object.entries(value).map(([key, one]) => [key, this.#withChanges(one)])
    return { ...Object.fromEntries(own), ...change }
  }

  #singular(noun: string): string {
    const prefix = `/${noun}/`
    const known = Object.entries(this.#answers).find(
      ([path]) => path.startsWith(prefix) && !path.slice(prefix.length).includes('/'),
    )
    const [name] = known ? (Object.entries(known[1]).find(([, value]) => isEntity(value)) ?? []) : []
    return name ?? noun.replaceAll('-', '_').replace(/ies$/, 'y').replace(/s$/, '')
  }

  #find(noun: string, id: string): Entity | undefined {
    if (this.#removed.has(id)) return undefined
    const detail = this.#answers[`/${noun}/${id}`]?.[this.#singular(noun)]
    const [, rows = []] = rowsOf(this.#answers[`/${noun}`] ?? {}) ?? []
    const found = detail ?? [...(this.#created.get(noun) ?? []), ...rows].find((row) => row['id'] === id)
    return found && (this.#withChanges(found) as Entity)
  }

  #create(noun: string, body: Entity): Answer {
    const [, rows = []] = rowsOf(this.#answers[`/${noun}`] ?? {}) ?? []
    if (noun === 'store') return this.#changeStore(body)
    if (!this.#answers[`/${noun}`])
      return { status: 404, body: { type: 'not_found', message: `The playground has no ${noun}.` } }
    const at = this.#now().toISOString()
    this.#count += 1
    const id = `playground_${this.#count}`
    const record = { ...emptyLike(rows[0] ?? {}), ...body, id, created_at: at, updated_at: at }
    this.#created.set(noun, [record, ...(this.#created.get(noun) ?? [])])
    return { status: 200, body: { [this.#singular(noun)]: record } }
  }

  #changeStore(body: Entity): Answer {
    const store = this.#withChanges(this.#answers['/store']?.['store'] ?? {}) as Entity
    return { status: 200, body: { store: this.#merge(store, body) } }
  }

  #change(noun: string, id: string, body: Entity): Answer {
    const record = this.#find(noun, id)
    if (!record)
      return {
        status: 404,
        body: { type: 'not_found', message: `The playground has no ${this.#singular(noun)} ${id}.` },
      }
    return { status: 200, body: { [this.#singular(noun)]: this.#merge(record, body) } }
  }

  #merge(record: Entity, body: Entity): Entity {
    const id = String(record['id'])
    const metadata =
      'metadata' in body ? { metadata: mergedMetadata(record['metadata'], body['metadata']) } : {}
    const change = {
      ...this.#changed.get(id),
      ...body,
      ...metadata,
      id,
      updated_at: this.#now().toISOString(),
    }
    this.#changed.set(id, change)
    return { ...record, ...change }
  }

  #remove(noun: string, id: string): Answer {
    const object = this.#singular(noun)
    if (!this.#find(noun, id))
      return { status: 404, body: { type: 'not_found', message: `The playground has no ${object} ${id}.` } }
    this.#removed.add(id)
    return { status: 200, body: { id, object, deleted: true } }
  }
}

function fitsQuery(row: Entity, query: URLSearchParams): boolean {
  const words = query.get('q')?.toLowerCase()
  if (words && !JSON.stringify(row).toLowerCase().includes(words)) return false
  const filters = Map.groupBy(query, ([key]) => key.replace(/\[\d*\]$/, ''))
  return [...filters].every(([key, pairs]) => {
    if (NOT_FILTERS.has(key) || !(key in row)) return true
    return pairs.some(([, value]) => textOf(row[key]) === value)
  })
}

function sorted(rows: readonly Entity[], order: string | null): Entity[] {
  const key = order?.replace(/^-/, '')
  if (!key || !rows.some((row) => row[key] !== undefined)) return [...rows]
  const direction = order?.startsWith('-') ? -1 : 1
  return rows.toSorted((one, other) => {
    const [left, right] = [textOf(one[key] ?? ''), textOf(other[key] ?? '')]
    return left === right ? 0 : (left < right ? -1 : 1) * direction
  })
}
