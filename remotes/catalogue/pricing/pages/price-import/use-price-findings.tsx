import { useIssueText } from '@stoa/admin/import'
import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber } from '@stoa/i18n/numbers'
import { Badge } from '@stoa/ui/badge'
import { Banner } from '@stoa/ui/banner'
import { Switch } from '@stoa/ui/switch'
import type { TableColumn } from '@stoa/ui/table'

import type { FileVariant } from '../../model/price-import/price-facts.ts'
import type { PriceLine, PriceReport } from '../../model/price-import/price-report.ts'

const TONES = {
  error: 'danger',
  warning: 'warning',
  added: 'success',
  changed: 'info',
  removed: 'neutral',
} as const

const nameOf = ({ product, title, sku }: FileVariant) => `${product} – ${sku ?? title}`

interface KeepChoice {
  /** Prices that the file does not name stay. */
  isKeeping: boolean
  setKeeping: (isKeeping: boolean) => void
}

/** The findings of a check of prices: the number of changes, and the change or the problem of each row. */
export function usePriceFindings({ isKeeping, setKeeping }: KeepChoice) {
  const { t, locale } = useTranslation()
  const columns = useLineColumns()
  return (report: PriceReport, { isSending }: { isSending: boolean }) => {
    const { added, changed, removed, tiers, lines, prices } = report
    const isIdle = added + changed + removed + tiers === 0
    return {
      note: isIdle ? <Banner tone="info" title={t('pricing.import.idle')} /> : null,
      counts: (['added', 'changed', 'removed', 'same'] as const).map((kind) => ({
        term: t(`pricing.import.counts.${kind}`),
        details: formatNumber(report[kind], locale),
      })),
      options: (
        <>
          <Switch
            label={t('pricing.import.keep')}
            description={t('pricing.import.keepHint')}
            isSelected={isKeeping}
            onChange={setKeeping}
            isDisabled={isSending}
          />
          {tiers > 0 ? <Banner tone="warning" title={t('pricing.import.tiers', { count: tiers })} /> : null}
        </>
      ),
      title: t('pricing.import.lines'),
      columns,
      rows: lines,
      isSendable: !isIdle && prices.size > 0,
    }
  }
}

function useLineColumns(): TableColumn<PriceLine>[] {
  const { t, locale } = useTranslation()
  const issueText = useIssueText()
  const money = (amount: number | null, currency: string) =>
    amount === null ? '–' : formatMoney(amount, currency, locale)
  return [
    {
      id: 'row',
      header: t('import.findings.row'),
      width: '72px',
      cell: ({ row }) => (row ? formatNumber(row.number, locale) : '–'),
    },
    {
      id: 'kind',
      header: t('import.findings.level'),
      width: '112px',
      cell: ({ kind }) => <Badge tone={TONES[kind]}>{t(`pricing.import.kinds.${kind}`)}</Badge>,
    },
    {
      id: 'variant',
      header: t('pricing.grid.name'),
      width: '30%',
      cell: (line) => {
        const variant = 'issue' in line ? line.row?.variant : line.variant
        return <bdi>{variant ? nameOf(variant) : '–'}</bdi>
      },
    },
    {
      id: 'column',
      header: t('import.findings.column'),
      width: '20%',
      cell: (line) => <bdi>{('issue' in line ? line.issue.column : line.column) ?? '–'}</bdi>,
    },
    {
      id: 'becomes',
      header: t('pricing.import.becomes'),
      cell: (line) =>
        'issue' in line
          ? issueText(line.issue)
          : t('pricing.import.change', {
              before: money(line.before, line.currency),
              after: money(line.after, line.currency),
            }),
    },
  ]
}
