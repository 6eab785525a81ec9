import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { isUnchecked } from '../../federation/integrity.ts'
import { buildOf, chosenVersions, stepBack, takeBackVersion } from './chosen-versions.ts'
import type { Ledger } from './ledger.ts'
import { isOfCode } from './of-code.ts'
import { QUARANTINES_KEY } from './quarantine-rule.ts'
import { readStored } from './stored.ts'
import { countFailures, forgetFailures } from './stored-failures.ts'

/** How long a quarantine outlives the page, in milliseconds. */
export const QUARANTINE_MS = 3_600_000

/** The quarantine of one extension: the build that failed, and its modules with the moment of their release. */
interface StoredEntry {
  build: string
  until: Readonly<Record<string, number>>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isEntry = (value: unknown): value is StoredEntry =>
  isRecord(value) &&
  typeof value['build'] === 'string' &&
  isRecord(value['until']) &&
  Object.values(value['until']).every((moment) => typeof moment === 'number')

function readAll(): [name: string, entry: StoredEntry][] {
  const found = readStored(() => localStorage, QUARANTINES_KEY)
  return isRecord(found)
    ? Object.entries(found).flatMap(([name, entry]) => (isEntry(entry) ? [[name, entry]] : []))
    : []
}

/** A browser that stores nothing tries the extension again with each page. */
function whereStored(write: () => void): void {
  try {
    write()
  } catch {
    // Storage is blocked or full.
  }
}

const writeAll = (all: readonly (readonly [name: string, entry: StoredEntry])[]): void =>
  whereStored(() => {
    if (all.length === 0) localStorage.removeItem(QUARANTINES_KEY)
    else localStorage.setItem(QUARANTINES_KEY, JSON.stringify(Object.fromEntries(all)))
  })

/**
 * Quarantines what this browser has stored and what failed too often over reloads of this tab, and stores what failed by its
 * own code for {@link QUARANTINE_MS}. Another build of an extension starts without a quarantine. Areas are never stored,
 * because the admin needs them; neither are extensions that their author is changing. Where the feed has an earlier version,
 * that one runs from the next page on. Returns the extensions that failed too often over reloads.
 */
export function syncQuarantines(
  ledger: Ledger,
  extensions: readonly FeedEntry[],
  now = Date.now(),
): string[] {
  const stored = extensions.filter(({ area, base }) => !area && !isUnchecked(base))
  const overReloads = countFailures(ledger, stored, now)
  const builds = new Map(stored.map(({ manifest }) => [manifest.name, buildOf(manifest)]))
  const entries = new Map(
    readAll().flatMap(([name, { build, until }]) => {
      const open = Object.entries(until).filter(([, moment]) => moment > now && moment <= now + QUARANTINE_MS)
      const isOther = builds.has(name) && builds.get(name) !== build
      return isOther || open.length === 0 ? [] : [[name, { build, until: Object.fromEntries(open) }]]
    }),
  )
  for (const extension of stored) {
    const { name } = extension.manifest
    const before = entries.get(name)?.until ?? {}
    for (const module of Object.keys(before)) ledger.quarantine(name, module)
    const account = ledger.account(name)
    const isLasting = (module: string) =>
      Object.hasOwn(before, module) ||
      account.failures.every((one) => one.module !== module || isOfCode(account, module, one.failure.kind))
    const modules = [...account.quarantined].filter(isLasting)
    const until = Object.fromEntries(modules.map((module) => [module, before[module] ?? now + QUARANTINE_MS]))
    if (modules.length === 0) continue
    entries.set(name, { build: buildOf(extension.manifest), until })
    whereStored(() => stepBack(extension))
  }
  writeAll([...entries])
  return overReloads
}

/** Brings an extension back in this page and in later ones, in the version that was quarantined. */
export function releaseQuarantine(ledger: Ledger, name: string): void {
  const all = readAll()
  const choice = chosenVersions()[name]
  const isOfQuarantined = all.some(([other, { build }]) => other === name && build === choice?.insteadOf)
  if (choice?.isAutomatic && isOfQuarantined) whereStored(() => takeBackVersion(name))
  writeAll(all.filter(([other]) => other !== name))
  forgetFailures(name)
  ledger.release(name)
}
