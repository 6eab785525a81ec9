import type { HttpClient } from '@stoa/api/http'
import type { ListName, RowOf } from '@stoa/extension-sdk'
import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query'

import type { ColumnDefinition, FilterDefinition, ListDefinition, RowPage } from './list-definition.ts'
import {
  listQueryOf,
  NO_FILTER,
  writeListFilter,
  type ListFilter,
  type ListQuery,
  type ListRules,
} from './list-filter.ts'
import { viewQuery } from './views.ts'

/** A defined list, as `ListPage` takes it. */
export interface List<Row extends { id: string }> {
  name: string
  path: string
  entity: ListName | undefined
  key: QueryKey
  rules: ListRules
  filters: Readonly<Record<string, FilterDefinition>>
  columns: Readonly<Record<string, ColumnDefinition<Row>>>
  views: readonly { id: string; label: string; query: string }[]
  search: { label: string; hint: string } | undefined
  failed: string
  hasFixedFields: boolean
  rowName: (row: Row) => string
  rowPath: ((row: Row) => string) | undefined
  complete:
    ((rows: readonly Row[], cache: QueryClient, http: HttpClient) => Promise<readonly Row[]>) | undefined
  prefetch: ((cache: QueryClient, http: HttpClient, row: Row) => Promise<void>) | undefined
  /** The parameters of the API that a filter stands for. */
  queryOf: (filter: ListFilter) => ListQuery
  /** Reads the page of rows that a filter stands for. */
  optionsOf: (
    http: HttpClient,
    filter: ListFilter,
    fields: readonly string[],
  ) => UseQueryOptions<unknown, Error, RowPage<Row>>
}

/**
 * Declares a list once: the address, the API query, the filter bar, the headers and the CSV file follow from it. A filter that
 * the API does not know, a sort by a field that rows do not have, or a view of an unknown filter does not compile.
 *
 * @example
 * const brands = defineList({
 *   name: 'brands',
 *   path: '/brands',
 *   key: brandKeys.lists(),
 *   read: (http: HttpClient) => brandQueries(http).list,
 *   page: ({ brands: rows, count }: BrandPage) => ({ rows, count }),
 *   rowName: ({ name }) => name,
 *   columns: { name: { header: 'brands.columns.name', sort: 'name', value: ({ name }) => name } },
 *   failed: 'brands.failed',
 * })
 */
export function defineList<
  Query,
  Page,
  const Key extends QueryKey,
  Row extends { id: string } & RowOf<Entity>,
  const Filters extends Readonly<Record<string, FilterDefinition>> = Record<never, FilterDefinition>,
  ColumnId extends string = string,
  Entity extends ListName = ListName,
>(definition: ListDefinition<Query, Page, Key, Row, Filters, ColumnId, Entity>): List<Row> {
  const { read, page, toQuery, query: defaults, entity } = definition
  const filters: Readonly<Record<string, FilterDefinition>> = definition.filters ?? {}
  const columns: Readonly<Record<string, ColumnDefinition<Row>>> = definition.columns
  const rules: ListRules = { filters, sorts: sortsOf(columns) }
  const queryOf = (filter: ListFilter) => {
    const query = { ...defaults, ...listQueryOf(filter, rules) }
    // The names of filters are checked against those of the query when the list is defined.
    return toQuery?.(query, filter) ?? (query as Query)
  }
  return {
    name: definition.name,
    path: definition.path,
    entity,
    key: definition.key,
    rules,
    filters,
    columns,
    views: (definition.views ?? []).map(({ id, label, set = {}, sort }) => ({
      id,
      label,
      query: viewQuery(writeListFilter({ ...NO_FILTER, set: set as ListFilter['set'], sort })),
    })),
    search: definition.search,
    failed: definition.failed,
    hasFixedFields: definition.hasFixedFields ?? false,
    rowName: definition.rowName,
    rowPath: definition.rowPath,
    complete: definition.complete,
    prefetch: definition.prefetch,
    queryOf: queryOf as List<Row>['queryOf'],
    optionsOf: (http, filter, fields) => {
      const options = read(http)(queryOf(filter), fields)
      const select = (answer: Page) => page(answer, filter)
      // What the API answers stays between `read` and `page`.
      return { ...options, select } as UseQueryOptions<unknown, Error, RowPage<Row>>
    },
  }
}

const sortsOf = (columns: Readonly<Record<string, { sort?: string }>>): ListRules['sorts'] =>
  Object.fromEntries(Object.entries(columns).flatMap(([id, { sort }]) => (sort ? [[id, sort]] : [])))
