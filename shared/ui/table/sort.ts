/** The column that a list is sorted by, and which way. */
export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

/** The order after a press on the header of a column: ascending, descending, and then as the server likes it. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined
}
