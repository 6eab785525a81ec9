import { useFindingColumns } from '@stoa/admin/import'
import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Banner } from '@stoa/ui/banner'
import { useMemo } from 'react'

import { type Finding, findingsOf, type ImportReport } from '../../model/import/report.ts'
import type { ProductFileSettings } from './settings.ts'

/** The findings of a check of products: the number of changes, and what is wrong with which row. */
export function useProductFindings(report: ImportReport | undefined) {
  const { t, locale } = useTranslation()
  const columns = useFindingColumns<Finding>([
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
  ])
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
