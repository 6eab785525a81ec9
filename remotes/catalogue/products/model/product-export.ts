import type { ListQuery } from '@stoa/admin/list'

/** What a column of the list is in the file: the fields of a product that it needs. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  title: ['title', 'thumbnail'],
  status: ['status'],
  collection: ['collection_id'],
  type: ['type_id'],
  created: ['created_at'],
}

/** Without these the rows could not be distinguished, nor read again. */
const ALWAYS = ['id', 'handle']

/** The job that exports what a list shows: its search, filters and order; of its columns only those given. */
export function productExport(query: ListQuery, columns?: readonly string[]) {
  const { limit: _limit, offset: _offset, order, ...narrowing } = query
  const fields = columns && [...ALWAYS, ...columns.flatMap((column) => FIELDS[column] ?? [])]
  return {
    type: 'product-export',
    dry_run: false,
    context: {
      filterable_fields: narrowing,
      ...(order !== undefined && { order }),
      ...(fields && { fields: fields.join(',') }),
    },
  }
}
