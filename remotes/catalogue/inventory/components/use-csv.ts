import { saveCsv } from '@stoa/admin/files'
import type { ListFilter } from '@stoa/admin/list'
import { inventoryItemQueries } from '@stoa/api/admin/inventory-items'
import { isSessionLost } from '@stoa/api/http'
import { useApi } from '@stoa/api/react'
import { useFailureText, useNotify, useTranslation } from '@stoa/extension-sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { itemQueryOf, scarceItems } from '../model/inventory-rules.ts'
import type { Places } from './use-places.ts'

/** Writes every item that the filter shows into a file, each at each of its locations. */
export function useCsv(filter: ListFilter, { nameOf }: Pick<Places, 'nameOf'>) {
  const { t } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const cache = useQueryClient()
  const queries = inventoryItemQueries(useApi())
  const [isWriting, setWriting] = useState(false)

  const write = async () => {
    setWriting(true)
    try {
      const { inventory_items } = await cache.fetchQuery(queries.allRows(itemQueryOf(filter)))
      const { stockCsv } = await import(/* webpackChunkName: "csv" */ '../model/stock-csv.ts')
      const items = scarceItems(inventory_items, filter)
      const today = new Date().toISOString().slice(0, 10)
      saveCsv(
        `inventory-${today}.csv`,
        stockCsv(items, (column) => t(`inventory.columns.${column}`), nameOf),
      )
    } catch (error) {
      if (!isSessionLost(error)) notify.error(t('inventory.csv.failed'), failureText(error))
    } finally {
      setWriting(false)
    }
  }
  return { write: () => void write(), isWriting }
}
