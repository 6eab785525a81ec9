import { KIND_NAMES, nameOf } from '../points/kinds.ts'
import type { Kind } from '../points/extension.ts'
import type { EntryOf, FeedEntry } from '../points/manifest.ts'
import { Claims, verdictOn } from './contribution-rules.ts'
import { faultOfExtension, faultOfPresence, settleNeeds, type Environment } from './extension-rules.ts'
import type { Finding } from './finding.ts'
import { readEntry } from './read-entry.ts'

/** A contribution that was let in, with the extension that it belongs to. */
export interface Admitted<Contribution> {
  extension: FeedEntry
  contribution: Contribution
}

/** The contributions that were let in, by kind, in the order of the feed with areas first. */
export type AdmittedByKind = { readonly [K in Kind]: readonly Admitted<EntryOf<K>>[] }

/** What an admin is made of, and what was refused. */
export interface Admission {
  extensions: readonly FeedEntry[]
  contributions: AdmittedByKind
  findings: readonly Finding[]
}

/** Namespaces of the admin that are not in the feed: an extension of such a name would replace their texts. */
const RESERVED_NAMES = ['shell']

const isArea = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'area' in entry && entry.area === true

/** The extensions that are sound by themselves; of two with one name the first. */
function soundEntries(
  entries: readonly unknown[],
  environment: Environment,
  findings: Finding[],
): FeedEntry[] {
  const names = new Map(RESERVED_NAMES.map((name) => [name, 'the admin itself']))
  const globals = new Set<string>()
  return entries.flatMap((value) => {
    const read = readEntry(value)
    if ('fault' in read) {
      const message = `${read.fault}: build it again with “stoa build”`
      findings.push({ extension: read.name, rule: 'malformed', message })
      return []
    }
    const { name, version, entry } = read.entry.manifest
    const fault = faultOfExtension(read.entry, environment)
    if (fault) {
      findings.push(fault)
      return []
    }
    if (names.has(name) || globals.has(entry.global)) {
      const winner = names.get(name) ?? `the extension with the global ${entry.global}`
      findings.push({
        extension: name,
        rule: 'duplicate-name',
        winner,
        message: 'the name is taken: rename the extension',
      })
      return []
    }
    names.set(name, `${name} ${version}`)
    globals.add(entry.global)
    findings.push(...read.findings)
    return [read.entry]
  })
}

function admitContributions(
  extensions: readonly FeedEntry[],
  environment: Environment,
  findings: Finding[],
): AdmittedByKind {
  const claims = new Claims()
  const admitted = Object.fromEntries(KIND_NAMES.map((kind) => [kind, []])) as unknown as {
    [K in Kind]: Admitted<EntryOf<K>>[]
  }
  for (const extension of extensions) {
    const { manifest } = extension
    for (const kind of KIND_NAMES) {
      for (const contribution of manifest[kind] ?? []) {
        const name = nameOf(kind, contribution)
        // What is not there takes nothing from others.
        const verdict =
          faultOfPresence(manifest.name, name, contribution, environment) ??
          verdictOn(kind, contribution, extension, claims, extensions)
        if (verdict) findings.push({ extension: manifest.name, contribution: name, ...verdict })
        else (admitted[kind] as Admitted<object>[]).push({ extension, contribution })
      }
    }
  }
  return admitted
}

/**
 * Decides over a whole feed what an admin is made of. Areas come first, so that no extension takes a name or a path
 * from them; then the first in the feed wins. One bad entry never takes another with it. The shell asks this when it
 * starts, `stoa check-feed` before: the answer is the same.
 */
export function admit(entries: readonly unknown[], environment: Environment): Admission {
  const findings: Finding[] = []
  const areasFirst = [...entries.filter(isArea), ...entries.filter((entry) => !isArea(entry))]
  const { kept, findings: unmet } = settleNeeds(soundEntries(areasFirst, environment, findings))
  findings.push(...unmet)
  return { extensions: kept, contributions: admitContributions(kept, environment, findings), findings }
}
