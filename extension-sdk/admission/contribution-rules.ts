import { FORMS } from '../points/form-field.ts'
import type { Kind } from '../points/extension.ts'
import { nameOf } from '../points/kinds.ts'
import { LISTS } from '../points/lists.ts'
import type { EntryOf, FeedEntry, Manifest } from '../points/manifest.ts'
import { ZONES } from '../points/zones.ts'
import { ClaimedPaths } from './claimed-paths.ts'
import type { Finding, Rule } from './finding.ts'
import { mayUse } from './extension-rules.ts'
import { canonicalPath, isReservedPath, isShellPath } from './paths.ts'

/** What a rule says of a contribution that it does not let in. */
export type Verdict = Pick<Finding, 'rule' | 'message' | 'winner'>

/** Who has something: messages call it, for example, `page /loyalty of loyalty`. */
interface Holder {
  extension: FeedEntry
  kind: Kind
  contribution: object
}

const zones = new Set<string>(ZONES)
const lists = new Set<string>(LISTS)
const forms = new Set<string>(FORMS)

/** Where the SDK's documents list what may be named. */
const LISTED = { zone: 'docs/zones.md', list: 'README.md#lists', form: 'README.md#forms' }

const unknown = (what: keyof typeof LISTED, name: string): Verdict => ({
  rule: `unknown-${what}`,
  message: `there is no ${what} ${name}: ${LISTED[what]} of the SDK names every one`,
})

/** What is taken already: addresses, keys of metadata, ids. The first to come keeps what it has. */
export class Claims {
  readonly #paths = new ClaimedPaths<Holder>()
  readonly #keys = new Map<string, Holder>()

  /** Takes the address of a page or a settings page for its extension, or says who has it. */
  takePath(path: string, one: Holder): Verdict | undefined {
    const { extension, kind } = one
    const canonical = canonicalPath(kind === 'settings' ? `/settings${path}` : path)
    const isOwnGround = kind === 'settings' ? canonical.startsWith('/settings/') : !isReservedPath(path)
    if (canonical === '/' || isShellPath(canonical) || (!extension.area && !isOwnGround)) {
      const message = 'the admin itself uses this path: choose another'
      return { rule: 'reserved-path', winner: 'the admin itself', message }
    }
    const same = this.#paths.ownerOf(canonical)
    if (same) return taken('duplicate-path', 'this path', same)
    const crossing = this.#paths.meeting(canonical).find((other) => other.extension !== extension)
    if (crossing) return taken('overlapping-path', 'an address of this path', crossing)
    this.#paths.claim(canonical, one)
    return undefined
  }

  /** Takes a key that only one may have, or says who has it. */
  take(key: string, one: Holder, rule: Rule, what: string): Verdict | undefined {
    const holder = this.#keys.get(key)
    if (holder) return taken(rule, what, holder)
    this.#keys.set(key, one)
    return undefined
  }
}

function taken(rule: Rule, what: string, { extension, kind, contribution }: Holder): Verdict {
  const winner = `${nameOf(kind, contribution)} of ${extension.manifest.name}`
  return { rule, winner, message: `${winner} comes first and has ${what}: choose another` }
}

const isOffered = (zone: string, self: Manifest, installed: readonly FeedEntry[]): boolean =>
  installed.some(
    ({ manifest: other }) =>
      other.zones?.some((name) => zone === `${other.name}:${name}`) && mayUse(self, other),
  )

/** A zone that no other offers. An optional need is none of an operator's problems. */
const notOffered = (zone: string, { optionalNeeds = {} }: Manifest): Verdict => ({
  rule: Object.hasOwn(optionalNeeds, zone.split(':')[0] ?? '') ? 'optional-need' : 'unknown-zone',
  message: `nothing that it needs offers ${zone}: install that, and name it in needs or optionalNeeds`,
})

/** What the whole set says against one more contribution. */
export function verdictOn<K extends Kind>(
  kind: K,
  contribution: EntryOf<K>,
  extension: FeedEntry,
  claims: Claims,
  installed: readonly FeedEntry[],
): Verdict | undefined {
  const one: Holder = { extension, kind, contribution }
  const { path, id, zone, list, form, key } = contribution as Partial<
    Record<'path' | 'id' | 'list' | 'form' | 'key', string>
  > & { zone?: string | readonly string[] }
  if (kind === 'pages' || kind === 'settings') return claims.takePath(path ?? '', one)
  const { manifest } = extension
  const stray = [zone ?? []].flat().find((name) => !zones.has(name) && !isOffered(name, manifest, installed))
  if (stray !== undefined) return stray.includes(':') ? notOffered(stray, manifest) : unknown('zone', stray)
  if (list !== undefined && !lists.has(list)) return unknown('list', list)
  if (form !== undefined && !forms.has(form)) return unknown('form', form)
  const twin = claims.take(`${kind} ${extension.manifest.name} ${id}`, one, 'duplicate-id', 'this id')
  if (twin || kind !== 'fields') return twin
  return claims.take(
    `metadata ${form} ${key}`,
    one,
    'duplicate-field',
    `the key ${key} of this form's metadata`,
  )
}
