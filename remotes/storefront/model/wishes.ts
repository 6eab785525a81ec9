/** A wish list in this browser. */
export interface Wishes {
  /** Ids of products, the newest first. */
  ids: readonly string[]
  /** Whether it is the list of an account: changes go there too. */
  isOfAccount: boolean
}

/** More would be a list that nobody looks through. */
const MOST = 100

/** The key of an account's metadata that holds the ids. */
const KEY = 'wish_list'

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** The list as storage holds it; undefined for anything else. */
export function readWishes(stored: unknown): Wishes | undefined {
  const { ids, isOfAccount } = (stored ?? {}) as Partial<Wishes>
  return isTexts(ids) && typeof isOfAccount === 'boolean' ? { ids, isOfAccount } : undefined
}

/** The list of an account, from its metadata. */
export function wishesIn(metadata: Readonly<Record<string, unknown>> | null | undefined): readonly string[] {
  const ids = metadata?.[KEY]
  return isTexts(ids) ? ids : []
}

/** The change of an account that keeps a list. */
export const wishPatch = (ids: readonly string[]) => ({ metadata: { [KEY]: ids } })

/** The list with a product in front, or without it when it was there. */
export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids].slice(0, MOST)

/**
 * The list of an account that was opened in this browser. Wishes made before are added; a list that was the account's
 * already follows the account, so that what was removed elsewhere stays removed.
 */
export const merged = (here: Wishes | null, account: readonly string[]): readonly string[] =>
  here === null || here.isOfAccount ? account : [...new Set([...here.ids, ...account])].slice(0, MOST)

/** Whether two lists are the same. */
export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])
