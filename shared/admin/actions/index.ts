export { type EachRow, useBulkAction } from './use-bulk-action.ts'
export { useDeleteAction } from './use-delete-action.ts'
export { useRowResults } from './use-row-results.ts'
