import { useHost, type FlagsPort } from '@stoa/extension-sdk'
import type { ContributionEntry } from '@stoa/extension-sdk/manifest'
import { useCallback, useContext, useSyncExternalStore } from 'react'

import type { Ledger } from './containment/ledger.ts'
import type { Admitted } from './registry.ts'
import { memoize } from './memoize.ts'
import { ShellContext } from './shell-context.ts'

/** Whether the flag that a contribution requires is on. */
export const isFlagOn = (flags: FlagsPort, { flag }: ContributionEntry): boolean =>
  flag === undefined || flags.isOn(flag)

const withFlags = memoize((all: readonly Admitted<ContributionEntry>[]) =>
  all.filter(({ contribution }) => contribution.flag !== undefined),
)

/** Snapshot key that changes with the flags of these contributions. */
export const flagsNow = (flags: FlagsPort, all: readonly Admitted<ContributionEntry>[]): string =>
  withFlags(all)
    .map(({ contribution }) => (isFlagOn(flags, contribution) ? '1' : '0'))
    .join('')

/** Whether a contribution is available: its flag is on and it is not quarantined. */
export const isPresent = (
  flags: FlagsPort,
  ledger: Ledger,
  { extension, contribution }: Admitted<ContributionEntry>,
): boolean =>
  isFlagOn(flags, contribution) && !ledger.isQuarantined(extension.manifest.name, contribution.module)

/** Available contributions; re-renders when a flag loads or one is quarantined. */
export function usePresent<Contribution extends ContributionEntry>(
  all: readonly Admitted<Contribution>[],
): readonly Admitted<Contribution>[] {
  const { flags } = useHost()
  const { ledger } = useContext(ShellContext)
  const subscribe = useCallback(
    (listener: () => void) => {
      const stopFlags = flags.subscribe(listener)
      const stopLedger = ledger.subscribe(listener)
      return () => {
        stopFlags()
        stopLedger()
      }
    },
    [flags, ledger],
  )
  useSyncExternalStore(subscribe, () => `${ledger.quarantineCount()} ${flagsNow(flags, all)}`)
  return all.filter((one) => isPresent(flags, ledger, one))
}

/** State of a contribution's flag; on without a flag, and `unread` while the store does not say it. */
export function useFlagState(contribution: ContributionEntry): 'on' | 'off' | 'loading' | 'unread' {
  const { flags } = useHost()
  const { flags: store } = useContext(ShellContext)
  return useSyncExternalStore(flags.subscribe, () => {
    if (isFlagOn(flags, contribution)) return 'on'
    if (store.failure() !== undefined) return 'unread'
    return store.isKnown() ? 'off' : 'loading'
  })
}

/** Contributions whose flag is on; re-renders when the flags load. */
export function useFlagged<Contribution extends ContributionEntry>(
  all: readonly Admitted<Contribution>[],
): readonly Admitted<Contribution>[] {
  const { flags } = useHost()
  useSyncExternalStore(flags.subscribe, () => flagsNow(flags, all))
  return withFlags(all).length === 0 ? all : all.filter(({ contribution }) => isFlagOn(flags, contribution))
}
