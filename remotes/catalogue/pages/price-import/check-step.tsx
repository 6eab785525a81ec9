import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Banner } from '@stoa/ui/banner'
import { Card } from '@stoa/ui/card'
import { DescriptionList } from '@stoa/ui/description-list'
import { Switch } from '@stoa/ui/switch'

import { CheckFrame, type CheckFrameProps } from '../../components/import/check-frame.tsx'
import styles from '../../components/import/import.module.css'
import { LeftRows } from '../../components/import/left-rows.tsx'
import { PagedTable } from '../../components/import/paged-table.tsx'
import type { CsvFile } from '../../components/import/read-csv.ts'
import type { PriceReport } from '../../model/price-import/price-report.ts'
import { useLineColumns } from './use-line-columns.tsx'

interface CheckStepProps extends Omit<CheckFrameProps, 'isSendable' | 'children'> {
  file: CsvFile
  report: PriceReport
  isKeeping: boolean
  onKeep: (isKeeping: boolean) => void
}

/** What would become of the price list, row by row, before anything is sent. */
export function CheckStep(props: CheckStepProps) {
  const { file, report, isKeeping, onKeep, ...frame } = props
  const { t, locale } = useTranslation()
  const columns = useLineColumns()
  const { added, changed, removed, tiers, lines, prices, left } = report
  const isIdle = added + changed + removed + tiers === 0
  return (
    <CheckFrame {...frame} isSendable={!isIdle && prices.size > 0}>
      {isIdle ? <Banner tone="info" title={t('pricing.import.idle')} /> : null}
      <LeftRows file={file} left={left} message={t('pricing.import.leftOut')} />
      <Card title={t('import.summary.title')} description={t('import.summary.message')}>
        <div className={styles['stack']}>
          <DescriptionList
            items={(['added', 'changed', 'removed', 'same'] as const).map((kind) => ({
              term: t(`pricing.import.counts.${kind}`),
              details: formatNumber(report[kind], locale),
            }))}
          />
          <Switch
            label={t('pricing.import.keep')}
            description={t('pricing.import.keepHint')}
            isSelected={isKeeping}
            onChange={onKeep}
            isDisabled={frame.isSending}
          />
          {tiers > 0 ? (
            <Banner
              tone="warning"
              title={t('pricing.import.tiers', { count: tiers, number: formatNumber(tiers, locale) })}
            />
          ) : null}
        </div>
      </Card>
      <PagedTable title={t('pricing.import.lines')} columns={columns} rows={lines} rowKey={({ id }) => id} />
    </CheckFrame>
  )
}
