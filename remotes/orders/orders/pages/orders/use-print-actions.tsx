import { useReportReadFailure } from '@stoa/admin/failures'
import { lazyPart } from '@stoa/admin/lazy-dialog'
import { orderQueries, type OrderRow } from '@stoa/api/admin/orders'
import { stockLocationQueries } from '@stoa/api/admin/stock-locations'
import { useApi } from '@stoa/api/react'
import { useFlag, useNotify, useTranslation } from '@stoa/extension-sdk'
import type { BulkProgress, TableBulkAction } from '@stoa/ui/action-table'
import { useQueryClient } from '@tanstack/react-query'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Printer from 'lucide-react/icons/printer'
import Receipt from 'lucide-react/icons/receipt'
import { useState, type ReactNode } from 'react'

import type { DocumentKind } from '../../components/documents/printed-documents.tsx'
import { pickList } from '../../model/pick-list.ts'
import { readEach } from '../../components/read-each.ts'

const PrintedDocuments = lazyPart(
  async () => (await import('../../components/documents/printed-documents.tsx')).PrintedDocuments,
)
const PrintedPickList = lazyPart(
  async () => (await import('../../components/documents/printed-pick-list.tsx')).PrintedPickList,
)

const ALL = { limit: 500 }

/** Prints packing slips, invoices and a pick list of several orders. Nothing is printed unless all of them could be read. */
export function usePrintActions(): { actions: TableBulkAction<OrderRow>[]; sheet: ReactNode } {
  const { t } = useTranslation()
  const notify = useNotify()
  const reportFailure = useReportReadFailure()
  const cache = useQueryClient()
  const http = useApi()
  const isStocked = useFlag('inventoryService')
  const [sheet, setSheet] = useState<ReactNode>()
  const close = () => setSheet(undefined)
  const queries = orderQueries(http)
  const orderOf = async (id: string) => (await cache.fetchQuery(queries.detail(id))).order
  const pickedOf = async (id: string) => {
    const reading = isStocked ? cache.fetchQuery(queries.reservations(id, ALL)) : { reservations: [] }
    const [order, { reservations }] = await Promise.all([orderOf(id), reading])
    return { ...order, reservations }
  }
  const namesOf = async () => {
    if (!isStocked) return new Map<string, string>()
    const { stock_locations } = await cache.fetchQuery(stockLocationQueries(http).list(ALL))
    return new Map(stock_locations.map(({ id, name }) => [id, name]))
  }
  const print =
    (draw: (ids: readonly string[], progress: BulkProgress) => Promise<ReactNode>) =>
    async (rows: readonly OrderRow[], progress: BulkProgress) => {
      try {
        const drawn = await draw(
          rows.map(({ id }) => id),
          progress,
        )
        if (!progress.signal.aborted) setSheet(drawn)
      } catch (error) {
        reportFailure(error, t('orderList.print.failed'))
      }
    }
  const printEach = (kind: DocumentKind) =>
    print(async (ids, progress) => (
      <PrintedDocuments kind={kind} orders={await readEach(ids, orderOf, progress)} onDone={close} />
    ))
  const actions: TableBulkAction<OrderRow>[] = [
    {
      id: 'slips',
      label: t('orderList.print.slips'),
      icon: Printer,
      inMenuOf: () => true,
      run: printEach('packingSlip'),
    },
    {
      id: 'invoices',
      label: t('orderList.print.invoices'),
      icon: Receipt,
      run: printEach('invoice'),
    },
    {
      id: 'pickList',
      label: t('orderList.pickList.title'),
      icon: ClipboardList,
      run: print(async (ids, progress) => {
        const stops = pickList(await readEach(ids, pickedOf, progress))
        if (stops.length > 0)
          return <PrintedPickList stops={stops} locations={await namesOf()} onDone={close} />
        notify.info(t('orderList.pickList.title'), t('orderList.pickList.empty'))
        return undefined
      }),
    },
  ]
  return { actions, sheet }
}
