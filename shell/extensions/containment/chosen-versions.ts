import type { FeedEntry, Manifest } from '@stoa/extension-sdk/manifest'

import { readStored } from './stored.ts'

const KEY = 'stoa-chosen-versions'

/** Which earlier version a person chose, and in the place of which build. */
export interface ChosenVersion {
  version: string
  /** The choice holds until the feed lists another build, see {@link buildOf}. */
  insteadOf: string
}

/** Tells two builds apart, also of one version. */
export const buildOf = ({ version, integrity, entry }: Manifest): string =>
  `${version} ${integrity[entry.file]}`

const isChoice = (value: unknown): value is ChosenVersion =>
  typeof value === 'object' && value !== null && 'version' in value && 'insteadOf' in value

/** Name → the version that this browser runs instead of the feed's. */
export function chosenVersions(): Readonly<Record<string, ChosenVersion>> {
  const stored = readStored(() => localStorage, KEY)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([, choice]) => isChoice(choice)))
}

const keep = (choices: Readonly<Record<string, ChosenVersion>>): void =>
  localStorage.setItem(KEY, JSON.stringify(choices))

/** Runs an earlier version in this browser, from the next page load on. Throws where storage is blocked. */
export function chooseVersion({ manifest }: FeedEntry, version: string): void {
  const choices = chosenVersions()
  const insteadOf = choices[manifest.name]?.insteadOf ?? buildOf(manifest)
  keep({ ...choices, [manifest.name]: { version, insteadOf } })
}

/** Goes back to the version of the feed, from the next page load on. */
export function takeBackVersion(name: string): void {
  const { [name]: _, ...others } = chosenVersions()
  keep(others)
}

/** Earlier versions that can take the place of the one that runs. */
export const otherVersions = ({ manifest, previous = [] }: FeedEntry) =>
  previous.filter(({ version }) => version !== manifest.version)
