import type { ProductStatus } from '@stoa/admin/choices'
import type { ProductChanges } from '@stoa/api/admin/products'

/** What can be changed about several products at once. */
export type BulkWhat = 'status' | 'collection' | 'type' | 'tags' | 'categories' | 'sales_channels'

/** A change as it is asked for; of `add` and `remove` are values of tags, or ids. */
export interface BulkDraft {
  what: BulkWhat
  status: ProductStatus | null
  /** Null takes the products out of theirs; undefined is not chosen yet. */
  collection: string | null | undefined
  type: string | null | undefined
  add: readonly string[]
  remove: readonly string[]
}

/** These are added and taken away; the others are replaced. */
export const LABELS = ['tags', 'categories', 'sales_channels'] as const

export const NO_CHANGE: BulkDraft = {
  what: 'status',
  status: null,
  collection: undefined,
  type: undefined,
  add: [],
  remove: [],
}

/** It says enough to be done. */
export const isWhole = ({ what, status, add, remove, ...draft }: BulkDraft): boolean => {
  if (what === 'status') return status !== null
  if (what === 'collection' || what === 'type') return draft[what] !== undefined
  return add.length + remove.length > 0
}

/** What each product becomes, where it is replaced. */
export function changeOf({ what, status, collection, type }: BulkDraft): ProductChanges {
  if (what === 'status') return status ? { status } : {}
  if (what === 'collection') return { collection_id: collection ?? null }
  return { type: type ? { value: type } : null }
}
