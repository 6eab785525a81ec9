import { useApi } from '@stoa/api/react'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'

import { useReportReadFailure } from '../failures/use-report-read-failure.ts'
import { setShownRows, type AnyShownRows } from '../list/shown-rows.ts'
import { neighboursOf, type Neighbour } from './neighbours.ts'
import { rowsLeftFor } from './opened-list.ts'

/** A direction in the list. */
export type Step = 'previous' | 'next'

/**
 * The position of the open record in the list at `listPath`, and the way to its neighbours, across the list's pages. Undefined
 * unless the record was opened from the list, or from one of its records.
 */
export function useNeighbours(listPath: string) {
  const { t } = useTranslation()
  const { href, open } = useNavigation()
  const { pathname } = useLocation()
  const reportFailure = useReportReadFailure()
  const cache = useQueryClient()
  const http = useApi()
  const [rows, setRows] = useState(() => rowsLeftFor(pathname, listPath))
  const [reading, setReading] = useState<Step>()
  if (!rows) return undefined

  const { list, filter, fields } = rows
  const pathsOf = ({ page }: AnyShownRows) => page.rows.map((row) => list.rowPath?.(row) ?? '')
  const paths = pathsOf(rows)
  const path = paths.find((each) => href(each) === pathname) ?? ''
  const neighbours = neighboursOf(
    { page: filter.page, paths, limit: filter.limit, count: rows.page.count },
    path,
  )
  if (!neighbours) return undefined

  const show = (shown: AnyShownRows, next: string | undefined) => {
    const after = { ...shown, ...(next !== undefined && { leftFor: href(next) }) }
    setShownRows(after)
    setRows(after)
    if (next !== undefined) open(next, { replace: true })
  }
  const turnTo = async (page: number): Promise<AnyShownRows> => {
    const turned = { ...filter, page }
    const { select, ...options } = list.optionsOf(http, turned, fields)
    const answer = await cache.fetchQuery(options)
    return { ...rows, filter: turned, page: select?.(answer) ?? { rows: [], count: 0 } }
  }
  const cross = async (step: Step, { page, at }: Exclude<Neighbour, { path: string }>) => {
    setReading(step)
    try {
      const shown = await turnTo(page)
      show(shown, pathsOf(shown).at(at === 'first' ? 0 : -1))
    } catch (error) {
      reportFailure(error, t(list.failed))
    } finally {
      setReading(undefined)
    }
  }
  const go = (step: Step) => {
    const neighbour = neighbours[step]
    if (!neighbour || reading) return
    if ('path' in neighbour) show(rows, neighbour.path)
    else void cross(step, neighbour)
  }
  return { ...neighbours, reading, go }
}
