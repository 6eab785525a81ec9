import { isApiError } from '@stoa/api/http'
import type { Host, RunContext, TextValues } from '@stoa/extension-sdk'
import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'

import type { ColumnText, RemoteFailure } from '../federation/remote-state.ts'
import type { Ledger } from './containment/ledger.ts'
import { textOf } from './containment/text-of.ts'
import { hostOf } from './extension-host.ts'
import { loadContribution } from './load-contribution.ts'
import { logCrash } from './operator-log.ts'
import { isLate } from './run-in-time.ts'

export interface RunShell {
  host: Host
  loadTexts: (namespaces: readonly string[]) => Promise<void>
  /** Records loads and failures. */
  ledger: Ledger
  /** Reports a failure to the person. */
  onFailure: (extension: FeedEntry, failure: RemoteFailure, error?: unknown) => void
}

/**
 * Loads and runs a contribution that is a function. Never rejects: failures go to `onFailure` and return `undefined`.
 * Quarantined ones do not run. Of a column `call` also gets its text, if it has one.
 */
export async function runFunction<Result>(
  { host, loadTexts, ledger, onFailure }: RunShell,
  extension: FeedEntry,
  contribution: ContributionEntry,
  call: (
    run: (...call: never[]) => Promise<Result>,
    context: RunContext,
    text: ColumnText | undefined,
  ) => Promise<Result>,
): Promise<Result | undefined> {
  const { name } = extension.manifest
  const { module } = contribution
  const fail = (failure: RemoteFailure, error?: unknown) => {
    if (!isApiError(error)) ledger.failed(name, module, failure)
    onFailure(extension, failure, error)
    return undefined
  }
  if (ledger.isQuarantined(name, module)) {
    onFailure(extension, { kind: 'quarantine', detail: `${name} ${module}` })
    return undefined
  }
  const startedAt = performance.now()
  const state = await loadContribution(loadTexts, extension, contribution)
  if (state.status !== 'ready')
    return fail(state.status === 'failed' ? state.failure : { kind: 'timeout', detail: name })
  if (!ledger.account(name).loads.has(module)) ledger.loaded(name, module, performance.now() - startedAt)
  const t = (key: string, values?: TextValues) => host.language.text(name, key, values)
  try {
    const context = { ...hostOf(host, extension), t }
    return await call(state.exported as (...call: never[]) => Promise<Result>, context, state.text)
  } catch (error) {
    logCrash(name, module, error)
    return fail({ kind: isLate(error) ? 'unfinished' : 'render', detail: textOf(error) }, error)
  }
}
