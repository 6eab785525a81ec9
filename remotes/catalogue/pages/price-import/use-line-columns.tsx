import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber } from '@stoa/i18n/numbers'
import { Badge } from '@stoa/ui/badge'
import type { TableColumn } from '@stoa/ui/table'

import { useIssueText } from '../../components/import/use-issue-text.ts'
import type { FileVariant } from '../../model/price-import/price-facts.ts'
import type { PriceLine } from '../../model/price-import/price-report.ts'

const TONES = {
  error: 'danger',
  warning: 'warning',
  added: 'success',
  changed: 'info',
  removed: 'neutral',
} as const

const nameOf = ({ product, title, sku }: FileVariant) => `${product} – ${sku ?? title}`

/** What a check says about each row: what is wrong with it, or which price becomes which. */
export function useLineColumns(): TableColumn<PriceLine>[] {
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
