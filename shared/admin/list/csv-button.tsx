import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'

import { useReportFailure } from '../form/use-report-failure.ts'
import type { ListHandle } from './use-list.ts'

/** Downloads what a list shows as a CSV file: all its pages, with the columns that are shown. */
export function CsvButton<Row extends { id: string }>({ list }: { list: ListHandle<Row> }) {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const http = useApi()
  const reportFailure = useReportFailure()
  const [isWriting, setWriting] = useState(false)
  const write = async () => {
    setWriting(true)
    try {
      const { saveListCsv } = await import(/* webpackChunkName: "csv" */ './list-csv.ts')
      await saveListCsv(list, cache, http)
    } catch (error) {
      reportFailure(error, t('admin.list.csv.failed'))
    } finally {
      setWriting(false)
    }
  }
  return (
    <Button
      variant="quiet"
      icon={Download}
      aria-label={t('admin.list.csv.action')}
      isDisabled={!list.page?.count}
      isLoading={isWriting}
      onPress={() => void write()}
    />
  )
}
