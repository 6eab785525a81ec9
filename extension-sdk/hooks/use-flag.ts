import { useSyncExternalStore } from 'react'

import { useHost } from './use-host.ts'

/** Whether a feature flag of the store is on; renders again when the flags have arrived. */
export function useFlag(key: string): boolean {
  const { flags } = useHost()
  return useSyncExternalStore(flags.subscribe, () => flags.isOn(key))
}
