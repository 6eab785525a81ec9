import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Badge } from '@stoa/ui/badge'
import type { TableColumn } from '@stoa/ui/table'

import { useIssueText } from '../../components/import/use-issue-text.ts'
import type { Finding } from '../../model/import/report.ts'

export function useFindingColumns(): TableColumn<Finding>[] {
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
    {
      id: 'product',
      header: t('import.findings.product'),
      width: '20%',
      cell: ({ row }) => <bdi>{row.handle || '–'}</bdi>,
    },
    {
      id: 'column',
      header: t('import.findings.column'),
      width: '20%',
      cell: ({ issue }) => <bdi>{issue.column ?? '–'}</bdi>,
    },
    { id: 'problem', header: t('import.findings.problem'), cell: ({ issue }) => issueText(issue) },
  ]
}
