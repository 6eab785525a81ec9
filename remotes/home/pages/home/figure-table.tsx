import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Table, type TableColumn } from '@stoa/ui/table'

import { partLabel } from '../../model/labels.ts'
import type { Period } from '../../model/period.ts'
import type { Figures, Part } from '../../model/sales.ts'
import styles from './figure-table.module.css'
import { FIGURES, type FigureName } from './figures.ts'

interface FigureTableProps {
  parts: readonly Part[]
  step: Period['step']
  hasBefore: boolean
  money: (amount: number) => string
}

/** Every value of the charts, for who cannot see them or wants to read one exactly. */
export function FigureTable({ parts, step, hasBefore, money }: FigureTableProps) {
  const { t, locale } = useTranslation()
  const write = (figure: FigureName, value: number | null) => {
    if (value === null) return '–'
    return figure === 'orders' ? formatNumber(value, locale) : money(value)
  }
  const columnsOf = (
    id: 'now' | 'before',
    headerOf: (figure: string) => string,
    figuresOf: (part: Part) => Figures,
  ): TableColumn<Part>[] =>
    FIGURES.map((figure) => ({
      id: `${id} ${figure}`,
      header: headerOf(t(`home.sales.${figure}`)),
      align: 'end',
      cell: (part) => write(figure, figuresOf(part)[figure]),
    }))
  const columns: TableColumn<Part>[] = [
    { id: 'day', header: t(`home.sales.${step}`), cell: ({ day }) => partLabel(day, step, locale) },
    ...columnsOf(
      'now',
      (figure) => figure,
      ({ now }) => now,
    ),
  ]
  const beforeColumns: TableColumn<Part>[] = [
    {
      id: 'against',
      header: t('home.sales.against'),
      cell: ({ dayBefore }) => partLabel(dayBefore, step, locale),
    },
    ...columnsOf(
      'before',
      (figure) => t('home.sales.figureBefore', { figure }),
      ({ before }) => before,
    ),
  ]
  return (
    <details className={styles.details}>
      <summary>{t('home.sales.table')}</summary>
      <div className={styles.table}>
        <Table
          label={t('home.sales.title')}
          columns={hasBefore ? [...columns, ...beforeColumns] : columns}
          rows={parts}
          rowKey={({ day }) => day}
        />
      </div>
    </details>
  )
}
