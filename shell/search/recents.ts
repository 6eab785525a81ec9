import type { IconName } from '@stoa/extension-sdk'

import { readStored } from '../extensions/containment/stored.ts'

/** An entry opened from the palette. Pages and commands are stored by key, so they follow the language. */
export interface Recent {
  key: string
  /** Search results are stored as they were. */
  found?: { title: string; path: string; icon: IconName; detail?: string }
}

export const MAX_RECENTS = 6

const storageKey = (person: string): string => `stoa.recents.${person}`

const isFound = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'path', 'icon'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string') &&
  (!('detail' in value) || typeof value.detail === 'string')

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  (!('found' in value) || isFound(value.found))

/** Latest first, unique, at most {@link MAX_RECENTS}. */
export const withRecent = (recents: readonly Recent[], latest: Recent): Recent[] =>
  [latest, ...recents.filter(({ key }) => key !== latest.key)].slice(0, MAX_RECENTS)

/** The entries that a person opened last in this browser. */
export function recentsOf(person: string): readonly Recent[] {
  const stored = readStored(() => localStorage, storageKey(person))
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_RECENTS) : []
}

/** Stores an opened entry. */
export function remember(person: string, latest: Recent): void {
  try {
    localStorage.setItem(storageKey(person), JSON.stringify(withRecent(recentsOf(person), latest)))
  } catch {
    // Blocked or full storage only loses the recents.
  }
}
