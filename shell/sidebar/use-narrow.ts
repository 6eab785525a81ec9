import { createRemembered } from '@stoa/api/remembered'
import { useSyncExternalStore } from 'react'

const kept = createRemembered({
  key: 'stoa.sidebar.narrow',
  storage: 'localStorage',
  check: (stored) => (stored === true ? true : undefined),
})

const read = (): boolean => kept.read() === true

/** Whether the sidebar shows icons only in this browser, and how to change that. */
export function useNarrow(): [isNarrow: boolean, toggle: () => void] {
  const isNarrow = useSyncExternalStore(kept.subscribe, read)
  return [isNarrow, () => kept.write(isNarrow ? null : true)]
}
