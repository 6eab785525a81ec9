import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Inline } from '@stoa/ui/inline'
import type { ReactNode } from 'react'

import { ProgressLine } from '../jobs/progress-line.tsx'
import { ColumnFields, type ColumnText } from './column-fields.tsx'
import { FileCard } from './file-card.tsx'
import type { ImportSettings } from './import-settings.ts'
import type { CsvFile } from './read-csv.ts'

interface ColumnsStepProps {
  file: CsvFile
  settings: ImportSettings
  /** All columns that the file's may stand for. */
  names: readonly string[]
  columnText: ColumnText | undefined
  hasNumbers: boolean
  /** What columns are still missing; undefined when the rows can be checked. */
  missing: string | undefined
  /** 0 to 1 while the rows are checked. */
  progress: number | undefined
  progressLabel: string
  onChange: (change: Partial<ImportSettings>) => void
  onDelimiter: (delimiter: string) => void
  onCheck: () => void
  onCancel: () => void
  /** What else there is to choose or to know about the file. */
  children?: ReactNode
}

/** What each column of the file is, as guessed and to be corrected, and how its numbers are written. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { file, settings, names, columnText, hasNumbers, missing, progress, progressLabel, children } = props
  const { onChange, onDelimiter, onCheck, onCancel } = props
  const { t } = useTranslation()
  const isBusy = progress !== undefined
  return (
    <>
      <FileCard
        file={file}
        mark={hasNumbers ? settings.mark : undefined}
        onMark={(mark) => onChange({ mark })}
        onDelimiter={onDelimiter}
        isDisabled={isBusy}
      >
        {children}
      </FileCard>
      <ColumnFields
        file={file}
        columns={settings.columns}
        names={names}
        {...(columnText && { textOf: columnText })}
        onChange={onChange}
        isDisabled={isBusy}
      />
      {isBusy ? <ProgressLine label={progressLabel} value={progress} /> : null}
      {missing === undefined ? null : <Banner tone="warning" title={missing} />}
      <Inline justify="end">
        <Button onPress={onCancel}>{t('admin.cancel')}</Button>
        <Button variant="primary" onPress={onCheck} isLoading={isBusy} isDisabled={missing !== undefined}>
          {t('import.check.run')}
        </Button>
      </Inline>
    </>
  )
}
