import { useTranslation } from '@stoa/extension-sdk'
import { formatMoney } from '@stoa/i18n/money'
import { formatNumber } from '@stoa/i18n/numbers'
import { Table, type TableColumn } from '@stoa/ui/table'

import type { DraftLine } from '../../model/draft-values.ts'
import { priceOf, subtotalOf } from '../../model/line-prices.ts'
import type { DraftWizardState } from './use-draft-wizard.ts'

/** The lines of the summary with their prices. The store adds tax and discounts when the draft is created. */
export function SummaryLines({ wizard }: { wizard: DraftWizardState }) {
  const { values, region, facts } = wizard
  const { t, locale } = useTranslation()
  const columns = useLineColumns(wizard)
  const subtotal = subtotalOf(values.lines, facts)
  return (
    <>
      <Table
        label={t('draftOrders.steps.lines')}
        columns={columns}
        rows={values.lines}
        rowKey={({ key }) => key}
      />
      {subtotal === null || !region ? null : (
        <p>
          {t('draftOrders.lines.subtotal', { amount: formatMoney(subtotal, region.currency_code, locale) })}
        </p>
      )}
      <p>{t('draftOrders.lines.later')}</p>
    </>
  )
}

function useLineColumns({ region, facts }: DraftWizardState): TableColumn<DraftLine>[] {
  const { t, locale } = useTranslation()
  const money = (amount: number | null) =>
    amount === null || !region ? '–' : formatMoney(amount, region.currency_code, locale)
  return [
    {
      id: 'title',
      header: t('draftOrders.lines.title'),
      width: '60%',
      cell: ({ title, details }) => (
        <>
          <bdi>{title}</bdi> {details ? <bdi>{details}</bdi> : null}
        </>
      ),
    },
    {
      id: 'quantity',
      header: t('draftOrders.lines.quantity'),
      align: 'end',
      cell: ({ quantity }) => formatNumber(quantity ?? 0, locale),
    },
    {
      id: 'price',
      header: t('draftOrders.lines.price'),
      align: 'end',
      cell: (line) => <bdi>{money(priceOf(line, facts))}</bdi>,
    },
  ]
}
