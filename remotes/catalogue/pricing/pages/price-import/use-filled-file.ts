import { saveCsv } from '@stoa/admin/files'
import { useReportFailure } from '@stoa/admin/failures'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { useState } from 'react'

import type { PriceStore } from '../../model/price-import/price-facts.ts'
import { filledFile } from '../../model/price-import/price-file.ts'
import { readPriceFacts } from './read-price-facts.ts'

/** Downloads the prices of a price list as a file that can be edited and imported. */
export function useFilledFile(listId: string, name: string) {
  const { t } = useTranslation()
  const http = useApi()
  const reportFailure = useReportFailure()
  const [isLoading, setLoading] = useState(false)
  const download = async (store: PriceStore) => {
    setLoading(true)
    try {
      const { signal } = new AbortController()
      const facts = await readPriceFacts(http, { listId, store, signal, onProgress: () => undefined })
      saveCsv(`${name}.csv`, filledFile(facts))
    } catch (failure) {
      reportFailure(failure, t('pricing.pricesFailed'))
    } finally {
      setLoading(false)
    }
  }
  return { isLoading, onDownload: (store: PriceStore) => void download(store) }
}
