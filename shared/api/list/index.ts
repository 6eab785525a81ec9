export {
  isNarrowed,
  listQueryOf,
  NO_FILTER,
  offsetOf,
  PAGE_SIZES,
  pageAt,
  type ListFilter,
  type ListRules,
} from './list-filter.ts'
export { useColumns } from './use-columns.ts'
export { useListFilter } from './use-list-filter.ts'
export { useViews } from './use-views.ts'
export { viewRow } from './view-row.ts'
export type { ListView } from './views.ts'
