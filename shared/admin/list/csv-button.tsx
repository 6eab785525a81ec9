import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'

import { useReportFailure } from '../form/use-report-failure.ts'

interface CsvButtonProps {
  isDisabled: boolean
  saveFile: () => Promise<void>
}

/** Downloads a list as a CSV file. */
export function CsvButton({ isDisabled, saveFile }: CsvButtonProps) {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const [isWriting, setWriting] = useState(false)
  const write = async () => {
    setWriting(true)
    try {
      await saveFile()
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
