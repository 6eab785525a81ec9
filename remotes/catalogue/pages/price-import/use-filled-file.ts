import { useApi } from '@stoa/api/react'
import { isSessionLost } from '@stoa/api/http'
import { useFailureText, useNotify, useTranslation } from '@stoa/extension-sdk'
import { useState } from 'react'

import { saveCsv } from '../../components/save-file.ts'
import type { PriceStore } from '../../model/price-import/price-facts.ts'
import { filledFile } from '../../model/price-import/price-file.ts'
import { readPriceFacts } from './read-price-facts.ts'

/** Gives out the prices of a price list as a file that can be changed and imported. */
export function useFilledFile(listId: string, name: string, store: PriceStore | undefined) {
  const { t } = useTranslation()
  const http = useApi()
  const notify = useNotify()
  const failureText = useFailureText()
  const [isLoading, setLoading] = useState(false)
  const download = async (known: PriceStore) => {
    setLoading(true)
    try {
      const { signal } = new AbortController()
      const facts = await readPriceFacts(http, { listId, store: known, signal, onProgress: () => undefined })
      saveCsv(`${name}.csv`, filledFile(facts))
    } catch (failure) {
      if (!isSessionLost(failure)) notify.error(t('pricing.pricesFailed'), failureText(failure))
    } finally {
      setLoading(false)
    }
  }
  return { isLoading, onDownload: store && (() => void download(store)) }
}
