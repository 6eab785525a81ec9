import { FORMS } from '../points/form-field.ts'
import type { Kind } from '../points/extension.ts'
import { LISTS } from '../points/lists.ts'
import type { EntryOf, FeedEntry } from '../points/manifest.ts'
import { ZONES } from '../points/zones.ts'
import type { Finding, Rule } from './finding.ts'
import { canonicalPath, isReservedPath, isShellPath, overlaps } from './paths.ts'

/** What a rule says of a contribution that it does not let in. */
export type Verdict = Pick<Finding, 'rule' | 'message' | 'winner'>

interface Place {
  extension: string
  /** How messages call who has it, for example `page /loyalty of loyalty`. */
  owner: string
}

const zones = new Set<string>(ZONES)
const lists = new Set<string>(LISTS)
const forms = new Set<string>(FORMS)

const unknown = (rule: Rule, what: string, name: string): Verdict => ({
  rule,
  message: `there is no ${what} ${name}: see the list in the SDK's README`,
})

/** What is taken already: addresses, keys of metadata, ids. The first to come keeps what it has. */
export class Claims {
  readonly #paths = new Map<string, Place>()
  /** Paths with parameters by their number of segments: only they can meet a path that is written otherwise. */
  readonly #patterns = new Map<number, [string, Place][]>()
  readonly #keys = new Map<string, Place>()

  /** Takes the address of a page or a settings page for its extension, or says who has it. */
  takePath(
    kind: 'pages' | 'settings',
    extension: FeedEntry,
    path: string,
    owner: string,
  ): Verdict | undefined {
    const { name } = extension.manifest
    const canonical = canonicalPath(kind === 'settings' ? `/settings/${path}` : path)
    const isOwnGround = kind === 'settings' ? canonical.startsWith('/settings/') : !isReservedPath(path)
    if (isShellPath(canonical) || (!extension.area && !isOwnGround)) {
      const message = 'the admin itself uses this path: choose another'
      return { rule: 'reserved-path', winner: 'the admin itself', message }
    }
    const same = this.#paths.get(canonical)
    if (same) return taken('duplicate-path', 'this path', same)
    const crossing = this.#crossing(canonical, name)
    if (crossing) return taken('overlapping-path', 'an address of this path', crossing)
    this.#claimPath(canonical, { extension: name, owner })
    return undefined
  }

  /** Takes a key that only one may have, or says who has it. */
  take(key: string, place: Place, rule: Rule, what: string): Verdict | undefined {
    const holder = this.#keys.get(key)
    if (holder) return taken(rule, what, holder)
    this.#keys.set(key, place)
    return undefined
  }

  #crossing(canonical: string, name: string): Place | undefined {
    const length = canonical.split('/').length
    const candidates = canonical.includes(':')
      ? [...this.#paths].filter(([path]) => path.split('/').length === length)
      : (this.#patterns.get(length) ?? [])
    return candidates.find(([path, place]) => place.extension !== name && overlaps(path, canonical))?.[1]
  }

  #claimPath(canonical: string, place: Place): void {
    this.#paths.set(canonical, place)
    if (!canonical.includes(':')) return
    const length = canonical.split('/').length
    this.#patterns.set(length, [...(this.#patterns.get(length) ?? []), [canonical, place]])
  }
}

const taken = (rule: Rule, what: string, { owner }: Place): Verdict => ({
  rule,
  winner: owner,
  message: `${owner} comes first and has ${what}: choose another`,
})

/** What the whole set says against one more contribution. */
export function verdictOn<K extends Kind>(
  kind: K,
  contribution: EntryOf<K>,
  name: string,
  extension: FeedEntry,
  claims: Claims,
): Verdict | undefined {
  const owner = `${name} of ${extension.manifest.name}`
  const place = { extension: extension.manifest.name, owner }
  const { path, id, zone, list, form, key } = contribution as Partial<
    Record<'path' | 'id' | 'list' | 'form' | 'key', string>
  > & { zone?: string | readonly string[] }
  if (kind === 'pages' || kind === 'settings') return claims.takePath(kind, extension, path ?? '', owner)
  const stray = [zone ?? []].flat().find((wanted) => !zones.has(wanted))
  if (stray !== undefined) return unknown('unknown-zone', 'zone', stray)
  if (list !== undefined && !lists.has(list)) return unknown('unknown-list', 'list', list)
  if (form !== undefined && !forms.has(form)) return unknown('unknown-form', 'form', form)
  const twin = claims.take(`${kind} ${place.extension} ${id}`, place, 'duplicate-id', 'this id')
  if (twin || kind !== 'fields') return twin
  return claims.take(
    `metadata ${form} ${key}`,
    place,
    'duplicate-field',
    `the key ${key} of this form's metadata`,
  )
}
