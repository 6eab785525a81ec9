import type { IconName } from '@stoa/extension-sdk'

import { readStored } from '../extensions/containment/stored.ts'

/** What somebody opened from the palette. Pages and commands are looked up by their key, so they speak every language. */
export interface Recent {
  key: string
  /** What a search has found is remembered as it was. */
  found?: { title: string; path: string; icon: IconName; detail?: string }
}

/** How many are remembered. */
export const KEPT = 6

const storageKey = (person: string): string => `stoa.recents.${person}`

const isFound = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'path', 'icon'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  (!('found' in value) || isFound(value.found))

/** The newest first, each once, never more than {@link KEPT}. */
export const withRecent = (recents: readonly Recent[], latest: Recent): Recent[] =>
  [latest, ...recents.filter(({ key }) => key !== latest.key)].slice(0, KEPT)

/** What a person opened last in this browser. */
export function recentsOf(person: string): readonly Recent[] {
  const stored = readStored(() => localStorage, storageKey(person))
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, KEPT) : []
}

/** Remembers what a person opened. */
export function remember(person: string, latest: Recent): void {
  try {
    localStorage.setItem(storageKey(person), JSON.stringify(withRecent(recentsOf(person), latest)))
  } catch {
    // Storage can be blocked or full: then nothing is remembered, and nothing else is lost.
  }
}
