import { createRemembered } from '@stoa/ui/remembered'

const KEPT = 8

const isTexts = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((entry) => typeof entry === 'string')

const remembered = (key: string) =>
  createRemembered<string[]>({
    key,
    storage: 'localStorage',
    check: (stored) => (isTexts(stored) ? stored : undefined),
  })

/** The ids of the products that were opened last, the newest first. */
export const rememberedProducts = remembered('stoa.seen')

/** The texts that were searched last, the newest first. */
export const rememberedSearches = remembered('stoa.searches')

/** The list with an entry moved to its front. */
export const withNewest = (list: readonly string[] | null, entry: string): string[] =>
  [entry, ...(list ?? []).filter((other) => other !== entry)].slice(0, KEPT)
