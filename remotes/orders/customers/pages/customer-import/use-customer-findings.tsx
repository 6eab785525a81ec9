import { useIssueText } from '@stoa/admin/import'
import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Badge } from '@stoa/ui/badge'
import { Banner } from '@stoa/ui/banner'
import type { TableColumn } from '@stoa/ui/table'

import type { CustomerFinding, CustomerReport } from '../../model/import/customer-report.ts'

/** The findings of a check of customers: the number of changes, and what is to be said about which row. */
export function useCustomerFindings() {
  const { t, locale } = useTranslation()
  const columns = useFindingColumns()
  return ({ created, joining, same, newGroups, findings }: CustomerReport) => ({
    note: findings.length === 0 ? <Banner tone="success" title={t('customers.import.clean')} /> : null,
    counts: Object.entries({
      created: created.length,
      joining: joining.length,
      same,
      newGroups: newGroups.length,
    }).map(([kind, count]) => ({
      term: t(`customers.import.counts.${kind}`),
      details: formatNumber(count, locale),
    })),
    title: t('import.findings.title'),
    columns,
    rows: findings,
    isSendable: created.length + joining.length > 0,
  })
}

function useFindingColumns(): TableColumn<CustomerFinding>[] {
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
      id: 'email',
      header: t('customers.fields.email'),
      width: '30%',
      cell: ({ row }) => <bdi>{row.email || '–'}</bdi>,
    },
    { id: 'problem', header: t('import.findings.problem'), cell: ({ issue }) => issueText(issue) },
  ]
}
