import type { CollectionPage } from '@stoa/api/admin/collections'

/** A collection as lists have it: with its products, without its metadata. */
export type CollectionRow = CollectionPage['collections'][number]
