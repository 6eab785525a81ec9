import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

/** One column of a {@link Table}. The first one names the row and holds its link. */
export interface TableColumn<Row> {
  /** Unique in its table. */
  id: string
  /** The heading of the column. */
  header: string
  /** The content of a row's cell. */
  cell: (row: Row) => ReactNode
  /** Use end for numbers and money. Default start. */
  align?: 'start' | 'end'
  /** The list can be sorted by it: its header is a button. Default false. */
  isSortable?: boolean
}

/** The column that a list is sorted by, and which way. */
export interface TableSort {
  /** The id of the column. */
  column: string
  /** Which way. */
  direction: 'ascending' | 'descending'
}

/** Props of a {@link Table}. */
export interface TableProps<Row> {
  /** Names the table for assistive technology. */
  label: string
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[]
  /** The rows of this page, in order. */
  rows: readonly Row[]
  /** Something unique in the page, such as the id. */
  rowKey: (row: Row) => string
  /** The address that a row opens, from `useNavigation().href(path)`. Default none. */
  rowHref?: (row: Row) => string
  /** The order of the rows now. Default the server's. */
  sort?: TableSort
  /** Called with the requested order; undefined for the server's. */
  onSort?: (sort: TableSort | undefined) => void
  /** Shows skeleton rows. Default false. */
  isLoading?: boolean
  /** Number of skeleton rows. Default 10. */
  skeletonRows?: number
  /** The rows are being replaced: dims them. Default false. */
  isRefetching?: boolean
  /** Shown instead of the rows when there are none, such as an {@link EmptyState}. */
  empty?: ReactNode
  /** Shown instead of the rows when loading failed, such as an {@link ErrorState}. */
  failure?: ReactNode
}

function nextSort(sort: TableSort | undefined, column: string): TableSort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined
}

/** A list of records that the server sorts and pages. */
export function Table<Row>(props: TableProps<Row>): ReactElement {
  const { label, columns, rows, rowKey, rowHref, sort, onSort, isLoading, isRefetching, empty, failure } =
    props
  const headers = columns.map(({ id, header, isSortable }) =>
    createElement(
      'th',
      { key: id, scope: 'col', 'aria-sort': sort?.column === id ? sort.direction : undefined },
      isSortable
        ? createElement('button', { type: 'button', onClick: () => onSort?.(nextSort(sort, id)) }, header)
        : header,
    ),
  )
  const cellOf = (column: TableColumn<Row>, index: number, row: Row) => {
    const content = column.cell(row)
    return createElement(
      'td',
      { key: column.id },
      index === 0 && rowHref ? createElement('a', { href: rowHref(row) }, content) : content,
    )
  }
  const lines = rows.map((row) =>
    createElement(
      'tr',
      { key: rowKey(row) },
      columns.map((column, index) => cellOf(column, index, row)),
    ),
  )
  const instead = failure ?? (rows.length === 0 && !isLoading ? empty : undefined)
  const replaced = createElement('tr', null, createElement('td', { colSpan: columns.length }, instead))
  return createElement(
    'table',
    { 'aria-label': label, 'aria-busy': isLoading || isRefetching || undefined },
    createElement('thead', null, createElement('tr', null, headers)),
    createElement('tbody', null, instead === undefined ? (isLoading ? null : lines) : replaced),
  )
}

/** Props of a {@link Pagination}. */
export interface PaginationProps {
  /** Rows before this page; 0 on the first. */
  offset: number
  /** Rows of a full page, at least 1. */
  limit: number
  /** Rows of the whole list. */
  count: number
  /** Called with the offset of the requested page, always within the list. */
  onChange: (offset: number) => void
}

/** The pages of a list. */
export function Pagination({ offset, limit, count, onChange }: PaginationProps): ReactElement {
  const last = Math.max(0, Math.ceil(count / limit) - 1) * limit
  const button = (name: string, isDisabled: boolean, target: number) =>
    createElement(
      'button',
      { type: 'button', 'aria-label': name, disabled: isDisabled, onClick: () => onChange(target) },
      null,
    )
  return createElement(
    'nav',
    { 'aria-label': 'Pagination' },
    `${Math.min(offset + 1, count)}–${Math.min(offset + limit, count)} of ${count}`,
    button('Previous page', offset <= 0, Math.max(0, Math.min(offset - limit, last))),
    button('Next page', offset + limit >= count, offset + limit),
  )
}

/** Props of a {@link DescriptionList}. */
export interface DescriptionListProps {
  /** Each name with its fact; null as details shows a dash. */
  items: readonly { term: string; details: ReactNode }[]
}

/** Facts with their names. */
export const DescriptionList = ({ items }: DescriptionListProps): ReactElement =>
  createElement(
    'dl',
    null,
    items.map(({ term, details }) =>
      createElement(
        Fragment,
        { key: term },
        createElement('dt', null, term),
        createElement('dd', null, details ?? '–'),
      ),
    ),
  )

/** Props of a {@link Badge}. */
export interface BadgeProps {
  /** The colour. Default neutral. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info'
  /** dot: a coloured dot and plain text, for tables. Default soft. */
  variant?: 'soft' | 'dot'
  /** The word. */
  children: ReactNode
}

/** A state in one word. */
export const Badge = ({ children }: BadgeProps): ReactElement => createElement('span', null, children)
