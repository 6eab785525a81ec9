import { useHost } from '@stoa/extension-sdk'
import { useMemo, useSyncExternalStore } from 'react'

/** Leaves out what needs a feature flag that is off, and keeps up with the flags; the same answer until one changes. */
export function useFlagged<Part extends { flag?: string }>(
  parts: Readonly<Record<string, Part>>,
): readonly (readonly [id: string, part: Part])[] {
  const { flags } = useHost()
  const all = Object.entries(parts)
  const isOn = ([, { flag }]: readonly [string, Part]) => flag === undefined || flags.isOn(flag)
  const on = useSyncExternalStore(flags.subscribe, () =>
    all
      .filter(isOn)
      .map(([id]) => id)
      .join(','),
  )
  return useMemo(() => {
    const ids = new Set(on.split(','))
    return Object.entries(parts).filter(([id]) => ids.has(id))
  }, [parts, on])
}
