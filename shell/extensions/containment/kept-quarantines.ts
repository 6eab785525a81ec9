import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { isUnchecked } from '../../federation/integrity.ts'
import type { FailureKind } from '../../federation/remote-state.ts'
import { buildOf } from './chosen-versions.ts'
import type { Ledger } from './ledger.ts'
import { KEPT_QUARANTINES } from './quarantine-rule.ts'
import { readStored } from './stored.ts'

/** How long a quarantine outlives the page, in milliseconds. */
export const KEPT_MS = 3_600_000

/** Failures of its code. Files that do not arrive may be there with the next page. */
const OF_CODE: ReadonlySet<FailureKind> = new Set(['evaluate', 'render', 'event', 'unfinished'])

/** What is kept of one extension: the build that failed, and its modules with the moment of their release. */
interface Kept {
  build: string
  until: Readonly<Record<string, number>>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value['build'] === 'string' &&
  isRecord(value['until']) &&
  Object.values(value['until']).every((moment) => typeof moment === 'number')

function stored(): [name: string, kept: Kept][] {
  const found = readStored(() => localStorage, KEPT_QUARANTINES)
  return isRecord(found)
    ? Object.entries(found).flatMap(([name, kept]) => (isKept(kept) ? [[name, kept]] : []))
    : []
}

function store(all: readonly (readonly [name: string, kept: Kept])[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(KEPT_QUARANTINES)
    else localStorage.setItem(KEPT_QUARANTINES, JSON.stringify(Object.fromEntries(all)))
  } catch {
    // A browser that stores nothing tries the extension again with each page.
  }
}

/**
 * Takes out what was quarantined in this browser before, and keeps what its code has quarantined now for {@link KEPT_MS}. Another
 * build of an extension begins without. Areas are never kept out, the admin needs them; and neither is what an author is changing.
 */
export function keepQuarantines(ledger: Ledger, extensions: readonly FeedEntry[], now = Date.now()): void {
  const builds = new Map(
    extensions
      .filter(({ area, base }) => !area && !isUnchecked(base))
      .map(({ manifest }) => [manifest.name, buildOf(manifest)]),
  )
  const kept = new Map(
    stored().flatMap(([name, { build, until }]) => {
      const open = Object.entries(until).filter(([, moment]) => moment > now && moment <= now + KEPT_MS)
      const isOther = builds.has(name) && builds.get(name) !== build
      return isOther || open.length === 0 ? [] : [[name, { build, until: Object.fromEntries(open) }]]
    }),
  )
  for (const [name, build] of builds) {
    const before = kept.get(name)?.until ?? {}
    for (const module of Object.keys(before)) ledger.quarantine(name, module)
    const { quarantined, failures } = ledger.account(name)
    const isKeptOut = (module: string) =>
      Object.hasOwn(before, module) ||
      failures.every((one) => one.module !== module || OF_CODE.has(one.failure.kind))
    const modules = [...quarantined].filter(isKeptOut)
    const until = Object.fromEntries(modules.map((module) => [module, before[module] ?? now + KEPT_MS]))
    if (modules.length > 0) kept.set(name, { build, until })
  }
  store([...kept])
}

/** Brings an extension back in this page and in later ones. */
export function releaseQuarantine(ledger: Ledger, name: string): void {
  store(stored().filter(([other]) => other !== name))
  ledger.release(name)
}
