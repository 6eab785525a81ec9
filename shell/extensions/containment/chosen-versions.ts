import type { FeedEntry, Manifest } from '@stoa/extension-sdk/manifest'

import { readStored } from './stored.ts'

const KEY = 'stoa-chosen-versions'

/** A pinned version and the build that it replaces. */
export interface ChosenVersion {
  version: string
  /** The choice expires when the feed lists another build, see {@link buildOf}. */
  insteadOf: string
  /** Nobody chose it: the other build failed too often. */
  isAutomatic?: boolean
}

/** Identifies a build, even among builds of one version. */
export const buildOf = ({ version, integrity, entry }: Manifest): string =>
  `${version} ${integrity[entry.file]}`

const isChoice = (value: unknown): value is ChosenVersion =>
  typeof value === 'object' && value !== null && 'version' in value && 'insteadOf' in value

/** Pinned versions of this browser by extension name. */
export function chosenVersions(): Readonly<Record<string, ChosenVersion>> {
  const stored = readStored(() => localStorage, KEY)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([, choice]) => isChoice(choice)))
}

const keep = (choices: Readonly<Record<string, ChosenVersion>>): void =>
  localStorage.setItem(KEY, JSON.stringify(choices))

/** Pins an earlier version in this browser from the next page load on. Throws when storage is blocked. */
export function chooseVersion({ manifest }: FeedEntry, version: string): void {
  const choices = chosenVersions()
  const insteadOf = choices[manifest.name]?.insteadOf ?? buildOf(manifest)
  keep({ ...choices, [manifest.name]: { version, insteadOf } })
}

/**
 * Pins the newest earlier version from the next page load on, where one build failed too often. Does so once: where an
 * earlier version runs already, another one would hardly fare better. Throws when storage is blocked.
 */
export function stepBack(extension: FeedEntry): void {
  const { name } = extension.manifest
  const choices = chosenVersions()
  const [earlier] = otherVersions(extension)
  if (!earlier || Object.hasOwn(choices, name)) return
  const choice = {
    version: earlier.version,
    insteadOf: buildOf(extension.manifest),
    isAutomatic: true,
  } as const
  keep({ ...choices, [name]: choice })
}

/** Returns to the version in the feed from the next page load on. */
export function takeBackVersion(name: string): void {
  const { [name]: _, ...others } = chosenVersions()
  keep(others)
}

/** Earlier versions that can replace the current one. */
export const otherVersions = ({ manifest, previous = [] }: FeedEntry) =>
  previous.filter(({ version }) => version !== manifest.version)
