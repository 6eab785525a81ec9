import type { ListRules } from '@stoa/admin/list'

/** What the address of one collection's products can say; they are all there, so their order is the collection's own. */
export const MEMBER_RULES: ListRules = { filters: {}, sorts: {} }
