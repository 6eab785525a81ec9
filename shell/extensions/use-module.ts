import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'
import { useContext, useEffect, useState, type ComponentType } from 'react'

import { loadModule } from '../federation/load-module.ts'
import type { RemoteState } from '../federation/remote-state.ts'
import { ShellContext } from './shell-context.ts'

const LOADING: RemoteState = { status: 'loading' }

const loaded = new Map<string, ComponentType<never>>()

const keyOf = (extension: FeedEntry, { module }: ContributionEntry): string => extension.base + module

function stateAtHand(key: string): RemoteState {
  const Component = loaded.get(key)
  return Component ? { status: 'ready', Component } : LOADING
}

/** The code of a contribution with its texts, loaded while `isWanted`; a higher `attempt` tries again. */
export function useModule(
  extension: FeedEntry,
  contribution: ContributionEntry,
  { attempt, isWanted }: { attempt: number; isWanted: boolean },
): RemoteState {
  const { loadTexts } = useContext(ShellContext)
  const key = keyOf(extension, contribution)
  const [result, setResult] = useState<{ key: string; attempt: number; state: RemoteState }>()

  useEffect(() => {
    if (!isWanted || loaded.has(key)) return
    let isCurrent = true
    const load = async () => {
      const texts = loadTexts(extension.manifest.name)
      const state = await loadModule(extension, contribution)
      if (state.status === 'ready') {
        await texts
        loaded.set(key, state.Component)
      }
      if (isCurrent) setResult({ key, attempt, state })
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [extension, contribution, key, attempt, isWanted, loadTexts])

  return result?.key === key && result.attempt === attempt ? result.state : stateAtHand(key)
}
