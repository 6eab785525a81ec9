import { isApiError } from '@stoa/api/http'
import type { Host, RunContext, TextValues } from '@stoa/extension-sdk'
import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'

import type { RemoteFailure } from '../federation/remote-state.ts'
import type { Ledger } from './containment/ledger.ts'
import { loadContribution } from './load-contribution.ts'
import { logCrash } from './operator-log.ts'

/** What running a contribution needs from the shell. */
export interface RunShell {
  host: Host
  loadTexts: (namespaces: readonly string[]) => Promise<void>
  /** Keeps account of what was loaded and what failed. */
  ledger: Ledger
  /** Tells the person that an extension could not do what was asked. */
  onFailure: (extension: FeedEntry, failure: RemoteFailure, error?: unknown) => void
}

/**
 * Loads a contribution that is a function and runs it. Never rejects: what goes wrong is told through `onFailure`,
 * and the answer is `undefined` then. One that was taken out does not run any more.
 */
export async function runFunction<Result>(
  { host, loadTexts, ledger, onFailure }: RunShell,
  extension: FeedEntry,
  contribution: ContributionEntry,
  call: (run: (...call: never[]) => Promise<Result>, context: RunContext) => Promise<Result>,
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
  const wished = performance.now()
  const state = await loadContribution(loadTexts, extension, contribution)
  if (state.status !== 'ready')
    return fail(state.status === 'failed' ? state.failure : { kind: 'timeout', detail: name })
  if (!ledger.account(name).loads.has(module)) ledger.loaded(name, module, performance.now() - wished)
  const t = (key: string, values?: TextValues) => host.language.text(name, key, values)
  try {
    return await call(state.exported as (...call: never[]) => Promise<Result>, { ...host, t })
  } catch (error) {
    logCrash(name, module, error)
    return fail({ kind: 'render', detail: String(error) }, error)
  }
}
