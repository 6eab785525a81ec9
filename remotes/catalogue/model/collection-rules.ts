import type { ListRules } from '@stoa/api/list'

/** What the address of the list of collections can say. With a search the store ignores dates, so there is no filter. */
export const COLLECTION_RULES: ListRules = {
  filters: {},
  sorts: { title: 'title', handle: 'handle', created: 'created_at' },
}

/** What the address of one collection's products can say; they are all there, so their order is the collection's own. */
export const MEMBER_RULES: ListRules = { filters: {}, sorts: {} }
