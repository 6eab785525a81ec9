import type { FeedEntry } from '../points/manifest.ts'
import type { Finding } from './finding.ts'
import { PLAIN_BASE } from './shapes.ts'
import { fits } from './versions.ts'

/** What the shell, or the check that stands for it, has to offer and what its operator decided. */
export interface House {
  sdk: string
  /** The modules that the shell lends, with their versions. */
  lent: Readonly<Record<string, string>>
  /** Name → by whom an extension is switched off, for example `by the operator`; `*` stands for all but the areas. */
  disabled: Readonly<Record<string, string>>
  /** Origins from which code may load, besides the admin's own. */
  origins: readonly string[]
  /** The admin's own origin; unknown to a check that runs offline. */
  ownOrigin?: string
}

// Names come from others: `constructor` is one like any other.
const own = (record: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** Why an extension as a whole is not let in, looked at alone. */
export function faultOfExtension({ manifest, base, area }: FeedEntry, house: House): Finding | undefined {
  const { name } = manifest
  const refuse = (rule: Finding['rule'], message: string): Finding => ({ extension: name, rule, message })
  const by = own(house.disabled, name) ?? (area ? undefined : house.disabled['*'])
  if (by !== undefined) return refuse('disabled', `switched off ${by}`)
  const origin = originOf(base, house.ownOrigin)
  if (origin !== undefined && origin !== house.ownOrigin && !house.origins.includes(origin)) {
    return refuse(
      'origin',
      `code may not load from ${origin}: add it to “origins” of the feed, or host it with the admin`,
    )
  }
  if (!fits(house.sdk, manifest.sdk)) {
    return refuse(
      'sdk-range',
      `it asks for SDK ${manifest.sdk}, this shell has ${house.sdk}: build it with a fitting SDK`,
    )
  }
  for (const [module, range] of Object.entries(manifest.lent ?? {})) {
    const version = own(house.lent, module)
    if (version === undefined)
      return refuse('lent-range', `it takes ${module} from the shell, which does not lend it: bundle it`)
    if (!fits(version, range)) {
      return refuse('lent-range', `it asks for ${module} ${range}, the shell lends ${version}: build it anew`)
    }
  }
  return undefined
}

/** The origin that a base names; none for a base on the admin's own origin. */
function originOf(base: string, ownOrigin?: string): string | undefined {
  if (PLAIN_BASE.test(base)) return undefined
  const url = URL.parse(base, ownOrigin ?? 'http://own.invalid')
  return url === null || url.origin === 'http://own.invalid' ? undefined : url.origin
}

/** Takes out whoever needs an extension that is not there, until nobody does: need can go over several extensions. */
export function settleNeeds(extensions: readonly FeedEntry[]): { kept: FeedEntry[]; findings: Finding[] } {
  const kept = new Map(extensions.map((extension) => [extension.manifest.name, extension]))
  const findings: Finding[] = []
  for (let before = -1; before !== kept.size;) {
    before = kept.size
    for (const [name, { manifest }] of kept) {
      const missing = missingNeed(manifest.needs, kept)
      if (!missing) continue
      kept.delete(name)
      findings.push({ extension: name, rule: 'missing-need', message: missing })
    }
  }
  return { kept: [...kept.values()], findings }
}

function missingNeed(needs: Readonly<Record<string, string>> = {}, kept: ReadonlyMap<string, FeedEntry>) {
  for (const [name, range] of Object.entries(needs)) {
    const version = kept.get(name)?.manifest.version
    if (version === undefined)
      return `it needs ${name} ${range}, which is not installed or was refused: install it`
    if (!fits(version, range)) return `it needs ${name} ${range}, but ${version} is installed: update ${name}`
  }
  return undefined
}
