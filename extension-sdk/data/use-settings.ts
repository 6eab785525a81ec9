import { useHost, type Host, type SettingValue } from '@stoa/extension-sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/** Settings by name, each with the value that it has until it is saved. Say it once, outside of components. */
export type SettingsOf<Settings> = { readonly [Name in keyof Settings]: SettingValue }

/** What {@link useSettings} answers. */
export interface SettingsState<Settings> {
  /** What was saved, with the defaults for the rest; the defaults until the store has answered. */
  settings: Settings
  /** True until the store has answered. */
  isPending: boolean
  /** Why they could not be read; show it with `useFailureText`. */
  error: Error | null
  refetch: () => unknown
  /** Saves some of them; the others stay as they are. Rejects when the store refuses, or when it would be too much. */
  save: (changes: Partial<Settings>) => Promise<void>
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)

/** Another version may have saved something else under the same name: then the default counts. */
function withDefaults<Settings extends SettingsOf<Settings>>(
  defaults: Settings,
  saved: Readonly<Record<string, unknown>> = {},
): Settings {
  const fitting = Object.entries(defaults).filter(
    ([name, value]) => Object.hasOwn(saved, name) && kindOf(saved[name]) === kindOf(value),
  )
  return { ...defaults, ...Object.fromEntries(fitting.map(([name]) => [name, saved[name]])) }
}

/**
 * The settings of the extension, shared by everybody in the store and kept in its metadata. They are read again when
 * a person saves them in this tab, also through another contribution. Needs `uses: { storage: true }`.
 *
 * @example
 * const DEFAULTS = { pointsPerUnit: 1, isOn: false }
 * const { settings, save } = useSettings(DEFAULTS)
 * await save({ isOn: true })
 */
export function useSettings<Settings extends SettingsOf<Settings>>(
  defaults: Settings,
): SettingsState<Settings> {
  const { settings: port, extension } = useHost()
  const cache = useQueryClient()
  // Whatever writes to the store makes reads of this noun stale.
  const queryKey = ['admin', 'store', 'extension', extension.name, 'settings']
  const { data, isPending, error, refetch } = useQuery({ queryKey, queryFn: () => port.read() })
  const settings = useMemo(() => withDefaults(defaults, data), [defaults, data])
  const save = async (changes: Partial<Settings>) =>
    void cache.setQueryData(queryKey, await port.save(changes as Record<string, SettingValue>))
  return { settings, isPending, error, refetch, save }
}

/**
 * The same settings in a command, an action, a search or an offered function, which get the port in their context.
 *
 * @example const { pointsPerUnit } = await readSettings(context, DEFAULTS)
 */
export async function readSettings<Settings extends SettingsOf<Settings>>(
  { settings }: Pick<Host, 'settings'>,
  defaults: Settings,
): Promise<Settings> {
  return withDefaults(defaults, await settings.read())
}
