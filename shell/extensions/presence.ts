import { useHost, type FlagsPort } from '@stoa/extension-sdk'
import type { ContributionEntry } from '@stoa/extension-sdk/manifest'
import { useCallback, useContext, useSyncExternalStore } from 'react'

import type { Ledger } from './containment/ledger.ts'
import type { Admitted } from './registry.ts'
import { remembered } from './remembered.ts'
import { ShellContext } from './shell-context.ts'

/** Whether the store has the flag without which a contribution is not there. */
export const isFlagOn = (flags: FlagsPort, { flag }: ContributionEntry): boolean =>
  flag === undefined || flags.isOn(flag)

const withFlags = remembered((all: readonly Admitted<ContributionEntry>[]) =>
  all.filter(({ contribution }) => contribution.flag !== undefined),
)

/** A text that differs whenever the flags of these contributions do; most have none. */
export const flagsNow = (flags: FlagsPort, all: readonly Admitted<ContributionEntry>[]): string =>
  withFlags(all)
    .map(({ contribution }) => (isFlagOn(flags, contribution) ? '1' : '0'))
    .join('')

/** Whether a contribution is there now: its flag is on, and it was not taken out. */
export const isPresent = (
  flags: FlagsPort,
  ledger: Ledger,
  { extension, contribution }: Admitted<ContributionEntry>,
): boolean =>
  isFlagOn(flags, contribution) && !ledger.isQuarantined(extension.manifest.name, contribution.module)

/** Those contributions that are there; renders anew when a flag arrives or one of them is taken out. */
export function usePresent<Contribution extends ContributionEntry>(
  all: readonly Admitted<Contribution>[],
): readonly Admitted<Contribution>[] {
  const { flags } = useHost()
  const { ledger } = useContext(ShellContext)
  const subscribe = useCallback(
    (listener: () => void) => {
      const leaveFlags = flags.subscribe(listener)
      const leaveLedger = ledger.subscribe(listener)
      return () => {
        leaveFlags()
        leaveLedger()
      }
    },
    [flags, ledger],
  )
  useSyncExternalStore(subscribe, () => `${ledger.takenOut()} ${flagsNow(flags, all)}`)
  return all.filter((one) => isPresent(flags, ledger, one))
}

/** Whether a contribution's flag is on, off or not known yet; on for one without a flag. */
export function useFlagState(contribution: ContributionEntry): 'on' | 'off' | 'unknown' {
  const { flags } = useHost()
  const { flags: store } = useContext(ShellContext)
  return useSyncExternalStore(flags.subscribe, () => {
    if (isFlagOn(flags, contribution)) return 'on'
    return store.isKnown() ? 'off' : 'unknown'
  })
}

/** Those contributions whose flag is on; renders anew when the flags arrive. */
export function useFlagged<Contribution extends ContributionEntry>(
  all: readonly Admitted<Contribution>[],
): readonly Admitted<Contribution>[] {
  const { flags } = useHost()
  useSyncExternalStore(flags.subscribe, () => flagsNow(flags, all))
  return withFlags(all).length === 0 ? all : all.filter(({ contribution }) => isFlagOn(flags, contribution))
}
