export { defineList } from './define-list.ts'
export { ListBar } from './list-bar.tsx'
export { ListCard } from './list-card.tsx'
export { type ColumnDefinition, type FilterDefinition } from './list-definition.ts'
export {
  isNarrowed,
  type ListFilter,
  type ListQuery,
  listQueryOf,
  type ListRules,
  NO_FILTER,
  offsetOf,
  pageAt,
  readListFilter,
} from './list-filter.ts'
export { ListPage } from './list-page.tsx'
export { ListPages } from './list-pages.tsx'
export { ListTable } from './list-table.tsx'
export { NoRows } from './no-rows.tsx'
export { type NumberRange, readNumberRange } from './number-range.ts'
export { readAll } from './read-all.ts'
export { useEditedList } from './use-edited-list.ts'
export { useFilters } from './use-filters.ts'
export { useList } from './use-list.ts'
export { useListFilter } from './use-list-filter.ts'
export { useRows } from './use-rows.ts'
export { useReportResults } from './use-report-results.ts'
export { useReportUncaught } from './use-report-uncaught.ts'
