import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import type { MatchingRows } from '@stoa/ui/action-table'
import { useQueryClient } from '@tanstack/react-query'

import { useReportReadFailure } from '../failures/use-report-read-failure.ts'
import type { ListHandle } from './use-list.ts'

/** The rows of all pages of a list, read when they are needed; a failure is reported. */
export function useMatching<Row extends { id: string }>(handle: ListHandle<Row>): MatchingRows<Row> {
  const { list, filter, fields, page } = handle
  const cache = useQueryClient()
  const http = useApi()
  const { t } = useTranslation()
  const reportFailure = useReportReadFailure()
  return {
    count: page?.count ?? 0,
    read: async (signal) => {
      try {
        const { readAll } = await import(/* webpackChunkName: "list-more" */ './read-all.ts')
        return await readAll(list, { cache, http, filter, fields, signal })
      } catch (error) {
        if (!signal.aborted) reportFailure(error, t(list.failed))
        return undefined
      }
    },
  }
}
