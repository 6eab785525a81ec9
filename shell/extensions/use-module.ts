import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { isUnchecked } from '../federation/integrity.ts'
import { moveOn } from '../federation/outdated.ts'
import type { RemoteState } from '../federation/remote-state.ts'
import { codeGeneration } from './code-generation.ts'
import { loadContribution } from './load-contribution.ts'
import { ShellContext, type Shell } from './shell-context.ts'

const LOADING: RemoteState = { status: 'loading' }
const QUARANTINED: RemoteState = {
  status: 'failed',
  failure: { kind: 'quarantine', detail: 'it failed several times within a minute' },
}

/** What contributions export, by {@link moduleKey}: a first render finds it here. */
export const loaded = new Map<string, unknown>()
/** Concurrent requests for the same code share one load and one failure. */
const arriving = new Map<string, Promise<RemoteState>>()

/** Local extensions change with every hot update. */
export const moduleKey = ({ base }: FeedEntry, { module }: ContributionEntry): string =>
  isUnchecked(base) ? `${base}${module} ${codeGeneration.getState()}` : base + module

function stateAtHand(key: string): RemoteState {
  return loaded.has(key) ? { status: 'ready', exported: loaded.get(key) } : LOADING
}

type Loader = Pick<Shell, 'loadTexts' | 'ledger'>

async function load({ loadTexts, ledger }: Loader, extension: FeedEntry, contribution: ContributionEntry) {
  const { name } = extension.manifest
  const key = moduleKey(extension, contribution)
  const state = await loadContribution(loadTexts, extension, contribution)
  if (state.status === 'failed') {
    ledger.failed(name, contribution.module, state.failure)
    // A page that is shown, not one that is prepared.
    if (state.failure.kind === 'outdated' && 'path' in contribution) moveOn(extension.base)
  }
  if (state.status === 'ready') loaded.set(key, state.exported)
  return state
}

function arrival(loader: Loader, extension: FeedEntry, contribution: ContributionEntry) {
  const key = moduleKey(extension, contribution)
  const underWay =
    arriving.get(key) ?? load(loader, extension, contribution).finally(() => arriving.delete(key))
  arriving.set(key, underWay)
  return underWay
}

/** Loads the code and texts of a contribution while `isEnabled`; a higher `attempt` retries. */
export function useModule(
  extension: FeedEntry,
  contribution: ContributionEntry,
  { attempt, isEnabled }: { attempt: number; isEnabled: boolean },
): RemoteState {
  const { loadTexts, ledger } = useContext(ShellContext)
  const key = useSyncExternalStore(codeGeneration.subscribe, () => moduleKey(extension, contribution))
  const { name } = extension.manifest
  const { module } = contribution
  const isOut = useSyncExternalStore(ledger.subscribe, () => ledger.isQuarantined(name, module))
  const [result, setResult] = useState<{
    key: string
    attempt: number
    state: RemoteState
    startedAt: number
  }>()

  const isAtHand = loaded.has(key)
  useEffect(() => {
    // What another load has brought since the render is loaded once more, which ends at once.
    if (!isEnabled || isOut || isAtHand) return
    const startedAt = performance.now()
    let isCurrent = true
    const show = async () => {
      const state = await arrival({ loadTexts, ledger }, extension, contribution)
      if (isCurrent) setResult({ key, attempt, state, startedAt })
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [extension, contribution, key, attempt, isEnabled, isOut, isAtHand, loadTexts, ledger])

  // Runs after the contribution's first render, and again when Back shows it.
  const reported = useRef<typeof result>(undefined)
  useEffect(() => {
    if (result?.state.status !== 'ready' || reported.current === result) return
    reported.current = result
    ledger.loaded(name, module, performance.now() - result.startedAt)
  }, [result, ledger, name, module])

  if (isOut) return QUARANTINED
  return result?.key === key && result.attempt === attempt ? result.state : stateAtHand(key)
}
