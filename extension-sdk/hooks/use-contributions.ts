import { useSyncExternalStore } from 'react'

import type { ContributionsPort } from '../ports/contributions.ts'
import { useHost } from './use-host.ts'

/** What the installed extensions contribute, see {@link ContributionsPort}; renders again when an answer changes. */
export function useContributions(): ContributionsPort {
  const { contributions } = useHost()
  useSyncExternalStore(contributions.subscribe, contributions.version)
  return contributions
}
