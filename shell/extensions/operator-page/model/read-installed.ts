import { readEntry, type Finding } from '@stoa/extension-sdk/admission'

import { bytesOf } from '../../containment/bytes.ts'
import type { Shell } from '../../shell-context.ts'
import { admittedIn, installedContributions } from './installed-contribution.ts'
import type { Installed } from './installed.ts'
import { statesOf } from './states.ts'

export interface InstalledParts extends Pick<Shell, 'feed' | 'registry' | 'ledger' | 'environment'> {
  /** Resource timings of the page. */
  fetched: Parameters<typeof bytesOf>[1]
  /** The admin's own origin. */
  origin: string
}

function groupByName(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  return Map.groupBy(findings, ({ extension }) => extension)
}

/** Every entry of the feed in order, including rejected ones, with its state since the page loaded. */
export function readInstalled(parts: InstalledParts): Installed[] {
  const { feed, registry, ledger, environment, fetched, origin } = parts
  const admitted = admittedIn(registry)
  const letIn = new Set<object>(registry.extensions.map(({ manifest }) => manifest))
  const findingsOf = groupByName(registry.findings)
  const off = { byFeed: feed.disabled, here: environment.switchedOff }

  return feed.extensions.map((value, index) => {
    const read = readEntry(value)
    const key = String(index)
    if ('fault' in read) {
      const findings = (findingsOf.get(read.name) ?? []).filter(({ rule }) => rule === 'malformed')
      const nothing = { contributions: [], failures: [], bytes: 0 }
      return { key, name: read.name, isArea: false, states: ['refused'], findings, ...nothing }
    }
    const { entry } = read
    const { manifest, base } = entry
    const { name } = manifest
    const isArea = entry.area === true
    const isIn = letIn.has(manifest)
    const all = findingsOf.get(name) ?? []
    // Of two with one name only the running one has a record.
    const account = ledger.account(isIn ? name : '')
    const contributions = installedContributions(manifest, account, all, admitted)
    const listed = new Set(contributions.map(({ finding }) => finding))
    const findings = all.filter((finding) =>
      isIn ? finding.contribution !== undefined && !listed.has(finding) : finding.contribution === undefined,
    )
    const override = environment.overrides.find((one) => one.base === base)
    const otherVersion = environment.versions.find((one) => one.name === name)
    const facts = {
      name,
      isArea,
      isIn,
      findings,
      contributions,
      hasFailed: account.failures.length > 0,
      isOverride: override !== undefined,
      isWaiting: entry.waiting !== undefined,
      isEarlier: otherVersion !== undefined && otherVersion.fault === undefined,
    }
    const codeOrigin = URL.parse(base, origin)?.origin
    return {
      key,
      name,
      isArea,
      states: statesOf(facts, off),
      entry,
      contributions,
      findings,
      failures: account.failures,
      bytes: isIn ? bytesOf(entry, fetched, origin) : 0,
      ...(codeOrigin !== undefined && { origin: codeOrigin }),
      ...(account.loads.size > 0 && { slowestMs: Math.max(...account.loads.values()) }),
      ...(account.calls.count > 0 && { calls: account.calls }),
      ...(override && { override }),
      ...(otherVersion && { otherVersion }),
    }
  })
}
