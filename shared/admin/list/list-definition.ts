import type { LoadedChoices } from '@stoa/ui/filter-bar'
import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { HttpClient } from '@stoa/api/http'
import type { ListName, RowOf, Translation } from '@stoa/extension-sdk'

import type { FilterRule, ListFilter, ListQuery } from './list-filter.ts'

/** What the cells of a list are written with. */
export interface CellContext extends Pick<Translation, 't' | 'locale'> {
  /** The address of an admin page, for links. */
  href: (path: string) => string
}

/** What a cell says. Numbers and dates are written as the person's language does; nothing is shown as a dash. */
export type CellValue = string | number | Date | null | undefined

/** One column of a list. The first names the row and holds its link. */
export interface ColumnDefinition<Row> {
  /** A translation key. */
  header: string
  /** What the cell of a row says; this is also what a CSV file says. */
  value: (row: Row, context: CellContext) => CellValue
  /** Draws the cell where a plain value is not enough. Default: the value. */
  cell?: (row: Row, context: CellContext) => ReactNode
  /** The field that the API sorts by. Default: the column does not sort. */
  sort?: keyof Row & string
  /** CSS length; grows where the content needs more. */
  width?: string
  /** Numbers and money stand at the end. Default start. */
  align?: 'start' | 'end'
  /** Hidden until a person chooses it. Default false. */
  isHidden?: boolean
  /** A field that the API sends only when asked; asked for while the column is shown. */
  field?: string
  /** The feature flag without which there is no such column. Default: always there. */
  flag?: string
}

/**
 * Reads the choices of a filter; runs when the filter is opened for the first time. Where there are more than can be read
 * at once it returns a search for them.
 */
export type LoadChoices = (cache: QueryClient, http: HttpClient, locale: string) => Promise<LoadedChoices>

/** One filter of a list. Its rule is data; everything else is for the filter bar. */
export type FilterDefinition = {
  /** A translation key. Without one the filter is set by other means and is not offered in the bar. */
  label?: string
  /** Not sent to the API: `toQuery` or `page` applies it. Default false. */
  isLocal?: boolean
  /** The feature flag without which there is no such filter. Default: always there. */
  flag?: string
} & (
  | {
      type: 'choices'
      values: readonly string[]
      /** The translation key of a value. */
      text: (value: string) => string
    }
  | {
      type: 'choices'
      /** Imports the function that reads the choices. */
      load?: () => Promise<LoadChoices>
      /** The choices keep the order that they are read in. Default: sorted by name. */
      isOrdered?: boolean
      /** One of them at most can be chosen. Default false. */
      isSingle?: boolean
    }
  | {
      type: 'yes-no'
      /** Translation keys of the two answers. */
      yes: string
      no: string
    }
  | { type: Exclude<FilterRule['type'], 'choices' | 'yes-no'> }
)

/** A view that a list comes with. */
export interface ViewDefinition<FilterName extends string, ColumnId extends string> {
  id: string
  /** A translation key. */
  label: string
  set?: Partial<Readonly<Record<FilterName, readonly string[]>>>
  sort?: { column: ColumnId; direction: 'ascending' | 'descending' }
}

/** One page of rows. */
export interface RowPage<Row> {
  rows: readonly Row[]
  /** The rows on all pages. */
  count: number
  /** Fields that contributed columns asked for and the API does not know. */
  refusedFields?: readonly string[] | undefined
  /** The list filters by itself and did not read all rows. Default false. */
  isPartial?: boolean
}

/** A filter that the API does not know has to be applied by the list. */
type KnownFilters<Filters, Query> = {
  [Name in keyof Filters]: Name extends keyof NonNullable<Query> ? unknown : { isLocal: true }
}

/** Everything that makes a list page, see `defineList`. */
export interface ListDefinition<
  Query,
  Page,
  Key extends QueryKey,
  Row extends { id: string } & RowOf<Entity>,
  Filters extends Readonly<Record<string, FilterDefinition>>,
  ColumnId extends string,
  Entity extends ListName,
> {
  /** The key under which a person's columns and views are kept. Never change it. */
  name: string
  /** The page's path behind `/a`. */
  path: string
  /** Opens the list to extensions: zones, columns, row actions and bulk actions. Default: none. */
  entity?: Entity
  /** The cache key of all pages; a contribution that refreshes the list invalidates it. */
  key: QueryKey
  /** The call. `fields` are those of shown and contributed columns. */
  read: (
    http: HttpClient,
  ) => (query: Query, fields: readonly string[]) => UseQueryOptions<Page, Error, Page, Key>
  /** The rows of an answer. */
  page: (answer: Page, filter: ListFilter) => RowPage<Row>
  /** Parameters that every call has; what the person chose goes before them. */
  query?: Partial<NonNullable<Query>>
  /** Changes the parameters where the API needs more than names and values. */
  toQuery?: (query: ListQuery, filter: ListFilter) => NoInfer<Query>
  /** The API sends fixed fields, so those of contributed columns are refused. Default false. */
  hasFixedFields?: boolean
  /** Adds to rows what another call knows, for files and for what is done with all rows. Default: nothing. */
  complete?: (rows: readonly Row[], cache: QueryClient, http: HttpClient) => Promise<readonly Row[]>
  /** What a row is called: names its checkbox and its menu. */
  rowName: (row: NoInfer<Row>) => string
  /** Where a row leads. Default: nowhere. */
  rowPath?: (row: NoInfer<Row>) => string
  /** Reads ahead what a row leads to, when it is about to be opened. */
  prefetch?: (cache: QueryClient, http: HttpClient, row: NoInfer<Row>) => Promise<void>
  /** Translation keys. Default: the list is not searched. */
  search?: { label: string; hint: string }
  /** By the name that a filter has in the address and in the API. */
  filters?: Filters & KnownFilters<Filters, NoInfer<Query>>
  /** By their ids, in order. */
  columns: Readonly<Record<ColumnId, ColumnDefinition<NoInfer<Row>>>>
  /** Views that everybody begins with. */
  views?: readonly ViewDefinition<NoInfer<keyof Filters & string>, NoInfer<ColumnId>>[]
  /** Translation key: why the list could not be read. */
  failed: string
}
