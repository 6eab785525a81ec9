import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'

import { leftFile, type LeftRow } from './model/rewrite.ts'
import { saveCsv } from '../files/save-file.ts'
import type { CsvFile } from './read-csv.ts'
import { useIssueText } from './use-issue-text.ts'

interface LeftRowsProps {
  file: CsvFile
  left: readonly LeftRow[]
  /** What it means that they are left out. */
  message: string
  /** The others are in the store already. */
  isDone?: boolean
}

/** Which rows stay behind, as a file with the reasons, to be corrected and imported by itself. */
export function LeftRows({ file, left, message, isDone = false }: LeftRowsProps) {
  const { t } = useTranslation()
  const issueText = useIssueText()
  if (left.length === 0) return null
  const counts = { count: left.length }
  const download = () => {
    const texts = {
      row: t('import.findings.row'),
      problem: t('import.findings.problem'),
      problemOf: ({ issues }: LeftRow) => {
        const errors = issues.filter(({ level }) => level === 'error')
        return errors.length > 0 ? errors.map(issueText).join(' ') : t('import.left.sameProduct')
      },
    }
    const name = file.name.replace(/\.\w+$/, '')
    saveCsv(`${name}-${t('import.left.file')}.csv`, leftFile(file.headers, left, texts, file.delimiter))
  }
  return (
    <Banner
      tone="warning"
      title={t(isDone ? 'import.left.done' : 'import.left.title', counts)}
      actions={
        <Button size="small" onPress={download}>
          {t('import.left.download')}
        </Button>
      }
    >
      {message}
    </Banner>
  )
}
