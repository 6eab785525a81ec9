import { useIssueText } from '@stoa/admin/import'
import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Badge } from '@stoa/ui/badge'
import { Banner } from '@stoa/ui/banner'
import type { TableColumn } from '@stoa/ui/table'
import { useMemo } from 'react'

import { type Finding, findingsOf, type ImportReport } from '../../model/import/report.ts'
import type { ProductFileSettings } from './settings.ts'

/** The findings of a check of products: the number of changes, and what is wrong with which row. */
export function useProductFindings(report: ImportReport | undefined) {
  const { t, locale } = useTranslation()
  const columns = useFindingColumns()
  const rows = useMemo(() => (report ? findingsOf(report.rows) : []), [report])
  return (
    { products, variants, errors, warnings, sound }: ImportReport,
    { settings }: { settings: ProductFileSettings },
  ) => ({
    note: errors + warnings === 0 ? <Banner tone="success" title={t('import.products.check.clean')} /> : null,
    counts: Object.entries({ products, variants }).flatMap(([noun, count]) =>
      (['created', 'updated'] as const).map((change) => ({
        term: t(`import.products.summary.${noun}.${change}`),
        details: formatNumber(count[change], locale),
      })),
    ),
    options:
      variants.updated > 0 && settings.columns.some(({ target }) => target?.startsWith('Price ')) ? (
        <Banner tone="warning" title={t('import.products.check.prices')} />
      ) : null,
    title: t('import.findings.title'),
    columns,
    rows,
    isSendable: sound.length > 0,
  })
}

function useFindingColumns(): TableColumn<Finding>[] {
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
