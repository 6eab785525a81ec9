import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { Select } from '@stoa/ui/select'
import { Stack } from '@stoa/ui/stack'
import type { ReactNode } from 'react'

import type { DecimalMark } from './model/decimals.ts'
import styles from './import.module.css'
import type { CsvFile } from './read-csv.ts'

interface FileCardProps {
  file: CsvFile
  /** What stands before the decimals of its numbers; undefined where it has none. */
  mark: DecimalMark | undefined
  onMark: (mark: DecimalMark) => void
  onDelimiter: (delimiter: string) => void
  isDisabled: boolean
  /** What else there is to choose or to know. */
  children?: ReactNode
}

const DELIMITERS = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' }

/** Which file was chosen, and how it is written. */
export function FileCard({ file, mark, onMark, onDelimiter, isDisabled, children }: FileCardProps) {
  const { t } = useTranslation()
  const rows = { count: file.rows.length }
  return (
    <Card title={file.name} description={t('import.columns.rows', rows)}>
      <Stack>
        {file.isTorn ? <Banner tone="warning" title={t('import.columns.torn')} /> : null}
        <div className={styles.fields}>
          <Select
            label={t('import.columns.delimiter')}
            options={Object.entries(DELIMITERS).map(([id, name]) => ({
              id,
              label: t(`import.delimiters.${name}`),
            }))}
            value={file.delimiter}
            onChange={onDelimiter}
            placeholder={file.delimiter}
            isDisabled={isDisabled}
          />
          {mark === undefined ? null : (
            <Select
              label={t('import.columns.mark')}
              options={[
                { id: '.', label: t('import.marks.point') },
                { id: ',', label: t('import.marks.comma') },
              ]}
              value={mark}
              onChange={(next) => onMark(next === ',' ? ',' : '.')}
              placeholder=""
              isDisabled={isDisabled}
            />
          )}
        </div>
        {children}
      </Stack>
    </Card>
  )
}
