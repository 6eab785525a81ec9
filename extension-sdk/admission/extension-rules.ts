import type { ContributionEntry, FeedEntry, Manifest } from '../points/manifest.ts'
import { EARLIER_SDKS } from '../sdk-version.ts'
import type { Finding } from './finding.ts'
import { PLAIN_BASE } from './shapes.ts'
import { fits } from './versions.ts'

/** What an admin offers to extensions, and what its operator decided. */
export interface Environment {
  sdk: string
  /** The modules that the shell shares, with their versions. */
  shared: Readonly<Record<string, string>>
  /**
   * Name → by whom an extension is switched off, for example `by the operator`; `*` stands for all but the areas. A name
   * followed by what messages call a contribution, such as `care widget note`, stands for that one alone.
   */
  disabled: Readonly<Record<string, string>>
  /** Origins from which code may load, in addition to the admin's own. */
  origins: readonly string[]
  /** The role of the person who is signed in; unknown to a check that runs offline. */
  role?: string | undefined
  /** The admin's own origin; unknown to a check that runs offline. */
  ownOrigin?: string
}

// Names come from others: `constructor` is one like any other.
const own = (record: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** Why an extension as a whole is refused, regardless of the others. */
export function faultOfExtension(
  { manifest, base, area }: FeedEntry,
  environment: Environment,
): Finding | undefined {
  const { name } = manifest
  const refuse = (rule: Finding['rule'], message: string): Finding => ({ extension: name, rule, message })
  const by = own(environment.disabled, name) ?? (area ? undefined : environment.disabled['*'])
  if (by !== undefined) return refuse('disabled', `switched off ${by}`)
  const origin = originOf(base, environment.ownOrigin)
  if (origin !== undefined && origin !== environment.ownOrigin && !environment.origins.includes(origin)) {
    return refuse(
      'origin',
      `code may not load from ${origin}: add it to “origins” of the feed, or host it with the admin`,
    )
  }
  if (![environment.sdk, ...EARLIER_SDKS].some((version) => fits(version, manifest.sdk))) {
    return refuse(
      'sdk-range',
      `it asks for SDK ${manifest.sdk}, this shell has ${environment.sdk}: build it with a fitting SDK`,
    )
  }
  for (const [module, range] of Object.entries(manifest.shared ?? {})) {
    const version = own(environment.shared, module)
    if (version === undefined)
      return refuse('shared-range', `it takes ${module} from the shell, which does not share it: bundle it`)
    if (!fits(version, range)) {
      return refuse(
        'shared-range',
        `it asks for ${module} ${range}, the shell shares ${version}: build it again`,
      )
    }
  }
  return undefined
}

/** Why a contribution is not there for this admin or this person, if so. */
export function faultOfPresence(
  extension: string,
  contribution: string,
  { roles }: Pick<ContributionEntry, 'roles'>,
  { disabled, role }: Environment,
): Pick<Finding, 'rule' | 'message'> | undefined {
  const by = own(disabled, `${extension} ${contribution}`)
  if (by !== undefined) return { rule: 'disabled', message: `switched off ${by}` }
  return role === undefined || !roles || roles.includes(role)
    ? undefined
    : { rule: 'role', message: `only for the roles ${roles.join(', ')}` }
}

/** The origin that a base names; none for a base on the admin's own origin. */
function originOf(base: string, ownOrigin?: string): string | undefined {
  if (PLAIN_BASE.test(base)) return undefined
  const url = URL.parse(base, ownOrigin ?? 'http://own.invalid')
  return url === null || url.origin === 'http://own.invalid' ? undefined : url.origin
}

/** Removes extensions that need a missing one, repeatedly: needs can chain. */
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

/** Whether an extension may use what another offers: its own, or that of one that it names with a range that fits. */
export function mayUse({ name, needs, optionalNeeds }: Manifest, other: Manifest): boolean {
  const range = own({ ...optionalNeeds, ...needs }, other.name)
  return name === other.name || (range !== undefined && fits(other.version, range))
}
