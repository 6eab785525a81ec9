import { SDK_VERSION } from '@stoa/extension-sdk'
import { SHARED_VERSIONS } from '@stoa/extension-sdk/admission'

import type { Work } from '../../containment/ledger.ts'
import type { InstalledContribution } from './installed-contribution.ts'
import type { Installed } from './installed.ts'
import type { InstalledParts } from './read-installed.ts'
import { scrub } from './scrub.ts'
import { summaryOf } from './summary.ts'

export interface ReportParts extends Pick<InstalledParts, 'feed' | 'registry' | 'environment' | 'origin'> {
  /** The user agent. */
  browser: string
  language: string
  now: Date
}

const rounded = ({ count, ms }: Work) => ({ count, ms: Math.round(ms) })

const contributionIn = (contribution: InstalledContribution) => {
  const { name, targets, menus, module, flag, state, ms, renders, finding } = contribution
  return {
    name,
    targets,
    ...(menus && { menus }),
    module,
    ...(flag !== undefined && { flag }),
    state,
    ...(ms !== undefined && { ms: Math.round(ms) }),
    ...(renders && { renders: rounded(renders) }),
    ...(finding && { refusal: finding }),
  }
}

const extensionIn = (installed: Installed) => ({
  name: installed.name,
  version: installed.entry?.manifest.version,
  sdk: installed.entry?.manifest.sdk,
  base: installed.entry?.base,
  area: installed.isArea,
  isolation: installed.entry?.isolation,
  states: installed.states,
  bytes: installed.bytes,
  ...(installed.calls && { calls: rounded(installed.calls) }),
  previous: installed.entry?.previous?.map(({ version }) => version),
  refusals: installed.findings,
  contributions: installed.contributions.map(contributionIn),
  errors: installed.failures.map(({ module, failure, at }) => ({
    at: new Date(at).toISOString(),
    module,
    kind: failure.kind,
    detail: failure.detail,
  })),
})

/**
 * Report about one extension as JSON, for its author: its state, times, sizes, refusals and errors, and where they were
 * seen. Contains nothing of other extensions or of the store.
 */
export function authorReportOf(
  installed: Installed,
  { origin, browser, language, now }: Pick<ReportParts, 'origin' | 'browser' | 'language' | 'now'>,
): string {
  const report = {
    at: now.toISOString(),
    sdk: SDK_VERSION,
    shared: SHARED_VERSIONS,
    origin,
    browser,
    language,
    extension: extensionIn(installed),
  }
  return JSON.stringify(report, clean, 2)
}

const clean = (_key: string, value: unknown) => (typeof value === 'string' ? scrub(value) : value)

/**
 * Support report as JSON. Contains no tokens and no personal data: no session, page address, query string or e-mail
 * address.
 */
export function reportOf(all: readonly Installed[], parts: ReportParts): string {
  const { feed, registry, environment, origin, browser, language, now } = parts
  const { extensions: _, ...decided } = feed
  const report = {
    at: now.toISOString(),
    sdk: SDK_VERSION,
    shared: SHARED_VERSIONS,
    origin,
    browser,
    language,
    summary: summaryOf(all),
    feed: { ...decided, entries: feed.extensions.length },
    environment,
    findings: registry.findings,
    extensions: all.map(extensionIn),
  }
  return JSON.stringify(report, clean, 2)
}
