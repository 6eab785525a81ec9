import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { formatList } from '@stoa/i18n/lists'
import { Button } from '@stoa/ui/button'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'

import { useReportFailure } from '../failures/use-report-failure.ts'

interface CsvButtonProps {
  isDisabled: boolean
  /** Resolves with the headers of shown columns that are not in the file. */
  saveFile: () => Promise<readonly string[] | void>
}

/** Downloads a list as a CSV file. */
export function CsvButton({ isDisabled, saveFile }: CsvButtonProps) {
  const { t, locale } = useTranslation()
  const notify = useNotify()
  const reportFailure = useReportFailure()
  const [isWriting, setWriting] = useState(false)
  const write = async () => {
    setWriting(true)
    try {
      const missing = (await saveFile()) ?? []
      if (missing.length > 0) notify.warn(t('admin.list.csv.incomplete'), formatList(missing, locale))
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
      isDisabled={isDisabled}
      isLoading={isWriting}
      onPress={() => void write()}
    />
  )
}
