import type { FeedEntry, Manifest } from '@stoa/extension-sdk/manifest'

import { buildOf } from './chosen-versions.ts'
import type { Ledger } from './ledger.ts'
import { isOfCode } from './of-code.ts'
import { isTooMuch, QUARANTINE } from './quarantine-rule.ts'
import { readStored } from './stored.ts'

/** Key in the storage of the tab. */
const KEY = 'stoa-failures'

/** Contribution of one build → the moments of its last failures, oldest first. */
type Moments = Map<string, readonly number[]>

const keyOf = (manifest: Manifest, module: string): string =>
  [manifest.name, buildOf(manifest), module].join(' ')

const isRecent = (moment: unknown, now: number): moment is number =>
  typeof moment === 'number' && moment <= now && now - moment <= QUARANTINE.withinMs

function readMoments(now: number): Moments {
  const found = Object.entries(Object(readStored(() => sessionStorage, KEY)) as object)
  return new Map(
    found
      .map(([key, value]): [string, number[]] => [
        key,
        Array.isArray(value) ? value.filter((moment) => isRecent(moment, now)) : [],
      ])
      .filter(([, moments]) => moments.length > 0),
  )
}

function writeMoments(moments: Moments): void {
  try {
    if (moments.size === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(moments)))
  } catch {
    // Without storage, the failures of each page load count alone.
  }
}

/**
 * Adds the failures of this page to those that this tab had before it was reloaded, and quarantines what failed too often
 * over all. Returns the extensions of what it quarantined.
 */
export function countFailures(ledger: Ledger, extensions: readonly FeedEntry[], now: number): string[] {
  const moments = readMoments(now)
  const quarantined: string[] = []
  for (const { manifest } of extensions) {
    const { name } = manifest
    const account = ledger.account(name)
    for (const { module, failure, at } of account.failures) {
      if (module === undefined || !isRecent(at, now) || !isOfCode(account, module, failure.kind)) continue
      const key = keyOf(manifest, module)
      const all = [...new Set([...(moments.get(key) ?? []), at])]
      if (!ledger.isQuarantined(name, module) && isTooMuch(all)) {
        ledger.quarantine(name, module)
        quarantined.push(name)
      }
      if (ledger.isQuarantined(name, module)) moments.delete(key)
      else moments.set(key, all)
    }
  }
  writeMoments(moments)
  return quarantined
}

/** Forgets the failures of an extension before this page. */
export function forgetFailures(name: string, now = Date.now()): void {
  writeMoments(new Map([...readMoments(now)].filter(([key]) => !key.startsWith(`${name} `))))
}
