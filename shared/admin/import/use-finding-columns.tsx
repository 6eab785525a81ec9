import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Badge } from '@stoa/ui/badge'
import type { TableColumn } from '@stoa/ui/table'

import type { RowIssue } from './model/row-issue.ts'
import styles from './import.module.css'
import { useIssueText } from './use-issue-text.ts'

interface FindingOf<Row> {
  row: Row
  issue: RowIssue
}

/** The columns of what a check found: number and level, what tells the row, and the problem in words. */
export function useFindingColumns<Finding extends FindingOf<{ number: number }>>(
  own: readonly TableColumn<Finding>[],
): TableColumn<Finding>[] {
  const { t, locale } = useTranslation()
  const issueText = useIssueText()
  return [
    {
      id: 'row',
      header: t('import.findings.row'),
      width: '72px',
      cell: ({ row }) => formatNumber(row.number, locale),
    },
    {
      id: 'level',
      header: t('import.findings.level'),
      width: '112px',
      cell: ({ issue: { level } }) => (
        <Badge tone={level === 'error' ? 'danger' : 'warning'}>{t(`import.findings.${level}`)}</Badge>
      ),
    },
    ...own,
    {
      id: 'problem',
      header: t('import.findings.problem'),
      cell: ({ issue }) => <span className={styles.problem}>{issueText(issue)}</span>,
    },
  ]
}
