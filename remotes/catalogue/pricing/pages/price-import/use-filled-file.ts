import { saveCsv } from '@stoa/admin/files'
import { useApi } from '@stoa/api/react'
import { isSessionLost } from '@stoa/api/http'
import { useFailureText, useNotify, useTranslation } from '@stoa/extension-sdk'
import { useState } from 'react'

import type { PriceStore } from '../../model/price-import/price-facts.ts'
import { filledFile } from '../../model/price-import/price-file.ts'
import { readPriceFacts } from './read-price-facts.ts'

/** Downloads the prices of a price list as a file that can be edited and imported. */
export function useFilledFile(listId: string, name: string) {
  const { t } = useTranslation()
  const http = useApi()
  const notify = useNotify()
  const failureText = useFailureText()
  const [isLoading, setLoading] = useState(false)
  const download = async (store: PriceStore) => {
    setLoading(true)
    try {
      const { signal } = new AbortController()
      const facts = await readPriceFacts(http, { listId, store, signal, onProgress: () => undefined })
      saveCsv(`${name}.csv`, filledFile(facts))
    } catch (failure) {
      if (!isSessionLost(failure)) notify.error(t('pricing.pricesFailed'), failureText(failure))
    } finally {
      setLoading(false)
    }
  }
  return { isLoading, onDownload: (store: PriceStore) => void download(store) }
}
