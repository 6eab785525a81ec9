import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { useMemo } from 'react'

import { CheckFrame, type CheckFrameProps } from '../../components/import/check-frame.tsx'
import styles from '../../components/import/import.module.css'
import { LeftRows } from '../../components/import/left-rows.tsx'
import { PagedTable } from '../../components/import/paged-table.tsx'
import type { CsvFile } from '../../components/import/read-csv.ts'
import { findingsOf, type ImportReport } from '../../model/import/report.ts'
import { useFindingColumns } from './use-finding-columns.tsx'

interface CheckStepProps extends Omit<CheckFrameProps, 'isSendable' | 'children'> {
  file: CsvFile
  report: ImportReport
  /** Price columns are among those that are imported. */
  hasPrices: boolean
}

/** What would become of each row, before anything is sent. */
export function CheckStep(props: CheckStepProps) {
  const { file, report, hasPrices, ...frame } = props
  const { t, locale } = useTranslation()
  const columns = useFindingColumns()
  const findings = useMemo(() => findingsOf(report.rows), [report])
  const facts = (['products', 'variants'] as const).flatMap((what) =>
    (['created', 'updated'] as const).map((how) => ({
      term: t(`import.summary.${what}.${how}`),
      details: formatNumber(report[what][how], locale),
    })),
  )
  return (
    <CheckFrame {...frame} isSendable={report.sound.length > 0}>
      {report.errors + report.warnings === 0 ? (
        <Banner tone="success" title={t('import.check.clean')} />
      ) : null}
      <LeftRows file={file} left={report.left} message={t('import.left.message')} />
      <Card title={t('import.summary.title')} description={t('import.summary.message')}>
        <div className={styles['stack']}>
          <DescriptionList items={facts} />
          {hasPrices && report.variants.updated > 0 ? (
            <Banner tone="warning" title={t('import.check.prices')} />
          ) : null}
        </div>
      </Card>
      <PagedTable
        title={t('import.findings.title')}
        columns={columns}
        rows={findings}
        rowKey={({ id }) => id}
      />
    </CheckFrame>
  )
}
