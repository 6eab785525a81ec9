import { useNavigation } from '@stoa/extension-sdk'
import { useLocation } from 'react-router'

import { shownRows, type AnyShownRows } from '../list/shown-rows.ts'

/** The rows of the list at a path, where the person went from there to this page. */
export function rowsLeftFor(pathname: string, listPath: string): AnyShownRows | undefined {
  const rows = shownRows(listPath)
  if (!rows) return undefined
  // While this page takes the place of the list, the list is not left yet.
  return rows.leftFor === undefined || rows.leftFor === pathname ? rows : undefined
}

/** What the list at `listPath` calls the open record, where the person went from there to this page. */
export function useListedName(listPath: string): string | undefined {
  const { href } = useNavigation()
  const { pathname } = useLocation()
  const opened = rowsLeftFor(pathname, listPath)
  const row = opened?.page.rows.find((each) => href(opened.list.rowPath?.(each) ?? '') === pathname)
  return row && opened?.list.rowName(row)
}

/** The path of a list, with the filter and the page that the open record was reached through. */
export function useListPath(listPath: string): string {
  const { pathname } = useLocation()
  const rows = rowsLeftFor(pathname, listPath)
  if (!rows) return listPath
  const params = new URLSearchParams(rows.params)
  if (rows.filter.page > 1) params.set('page', String(rows.filter.page))
  else params.delete('page')
  return params.size > 0 ? `${listPath}?${params}` : listPath
}
