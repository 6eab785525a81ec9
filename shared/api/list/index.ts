export {
  isNarrowed,
  listQueryOf,
  NO_FILTER,
  offsetOf,
  PAGE_SIZE,
  pageAt,
  type ListFilter,
} from './list-filter.ts'
export { useListFilter } from './use-list-filter.ts'
