import { readEntry } from '@stoa/extension-sdk/admission'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import { buildOf, takeBackVersion, type ChosenVersion } from './chosen-versions.ts'
import type { OtherVersion, Override } from './environment.ts'
import type { ResolvedFeed } from './resolve-feed.ts'
import { fetchManifest } from './fetch-manifest.ts'
import { emulateReactRefresh } from './hot-swap.ts'

interface Replacement<State> {
  state: State
  /** Replaces the entry of the same name, or is appended. */
  entry?: FeedEntry
}

function nameIn(manifest: unknown): string | undefined {
  const { name } = (manifest ?? {}) as { name?: unknown }
  return typeof name === 'string' && name !== '' ? name : undefined
}

function entryNamed(entries: readonly unknown[], name: string): FeedEntry | undefined {
  for (const value of entries) {
    const read = readEntry(value)
    if ('entry' in read && read.entry.manifest.name === name) return read.entry
  }
  return undefined
}

async function earlier(
  entries: readonly unknown[],
  name: string,
  { version, insteadOf, isAutomatic = false }: ChosenVersion,
): Promise<Replacement<OtherVersion> | undefined> {
  const installed = entryNamed(entries, name)
  const previous = installed?.previous?.find((one) => one.version === version)
  if (!installed || !previous || buildOf(installed.manifest) !== insteadOf) {
    takeBackVersion(name)
    return undefined
  }
  const state = { name, version, insteadOf: installed.manifest.version, isAutomatic }
  const answer = await fetchManifest(previous.base, previous.integrity)
  if ('fault' in answer) return { state: { ...state, fault: answer.fault } }
  const manifest = answer.manifest as FeedEntry['manifest']
  if (nameIn(manifest) !== name) return { state: { ...state, fault: `${previous.base} is not ${name}` } }
  return { state, entry: { ...installed, manifest, base: previous.base } }
}

async function written(base: string): Promise<Replacement<Override>> {
  const answer = await fetchManifest(base)
  if ('fault' in answer) return { state: { base, fault: answer.fault } }
  const name = nameIn(answer.manifest)
  if (!name) return { state: { base, fault: `${base}extension.json names no extension` } }
  return { state: { base, name }, entry: { manifest: answer.manifest as FeedEntry['manifest'], base } }
}

/** Areas cannot be replaced: admission then reports a duplicate name. */
function put(entries: readonly unknown[], entry: FeedEntry): readonly unknown[] {
  const { name } = entry.manifest
  const installed = entryNamed(entries, name)
  if (!installed || (installed.area && !entry.area)) return [...entries, entry]
  return entries.map((value) => (entryNamed([value], name) ? entry : value))
}

/** Replaces installed extensions with chosen versions and local overrides. */
export async function applyChoices(
  { feed, environment }: ResolvedFeed,
  bases: readonly string[],
  choices: Readonly<Record<string, ChosenVersion>>,
): Promise<ResolvedFeed> {
  if (bases.length > 0) emulateReactRefresh()
  const [versions, overrides] = await Promise.all([
    Promise.all(Object.entries(choices).map(([name, choice]) => earlier(feed.extensions, name, choice))).then(
      (found) => found.filter((one) => one !== undefined),
    ),
    Promise.all(bases.map(written)),
  ])
  const replacements = [...versions, ...overrides].flatMap(({ entry }) => entry ?? [])
  const origins = overrides.map(({ state }) => new URL(state.base).origin)
  return {
    feed: {
      ...feed,
      extensions: replacements.reduce(put, feed.extensions),
      origins: [...(feed.origins ?? []), ...origins],
    },
    environment: {
      ...environment,
      versions: versions.map(({ state }) => state),
      overrides: overrides.map(({ state }) => state),
    },
  }
}
