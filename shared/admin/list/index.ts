export { defineList } from './define-list.ts'
export { ListCard } from './list-card.tsx'
export { type FilterDefinition, type ListQuery } from './list-definition.ts'
export {
  isNarrowed,
  type ListFilter,
  listQueryOf,
  type ListRules,
  NO_FILTER,
  offsetOf,
  PAGE_SIZES,
  pageAt,
} from './list-filter.ts'
export { ListPage } from './list-page.tsx'
export { ListPages } from './list-pages.tsx'
export { ListTable } from './list-table.tsx'
export { ListToolbar } from './list-toolbar.tsx'
export { NoRows } from './no-rows.tsx'
export { type NumberRange, readNumberRange } from './number-range.ts'
export { RefusedFields } from './refused-fields.tsx'
export { useColumns } from './use-columns.ts'
export { useFilters } from './use-filters.ts'
export { useList } from './use-list.ts'
export { useListFilter } from './use-list-filter.ts'
export { type ListColumn, type ListState, useListState } from './use-list-state.ts'
export { useReportResults } from './use-report-results.ts'
export { useViews } from './use-views.ts'
export { viewRow } from './view-row.ts'
export { type ListView } from './views.ts'
