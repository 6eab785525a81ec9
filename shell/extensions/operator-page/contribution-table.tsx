import { Link } from '@stoa/ui/link'
import { Table, type TableColumn } from '@stoa/ui/table'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

import styles from './contribution-table.module.css'
import type { InstalledContribution } from './model/installed-contribution.ts'
import { StateBadge } from './state-badge.tsx'
import { useFigures } from './use-figures.ts'

type Figures = ReturnType<typeof useFigures>
type Row = InstalledContribution & { key: string }

const columnsOf = (t: TFunction, { ms, count }: Figures): readonly TableColumn<Row>[] => [
  {
    id: 'what',
    header: t('extensions.contribution'),
    cell: ({ kind, id }) => (
      <>
        {t(`extensions.kind.${kind}`)} <bdi>{id}</bdi>
      </>
    ),
  },
  { id: 'where', header: t('extensions.where'), cell: (row) => <Targets contribution={row} /> },
  {
    id: 'state',
    header: t('extensions.stateHeader'),
    cell: ({ state }) => <StateBadge state={state} variant="dot" />,
  },
  {
    id: 'time',
    header: t('extensions.order.time'),
    align: 'end',
    cell: (row) => (row.ms === undefined ? '–' : ms(row.ms)),
  },
  {
    id: 'renders',
    header: t('extensions.renders'),
    align: 'end',
    cell: ({ renders }) => (renders ? count(renders.count) : '–'),
  },
]

export function ContributionTable({ contributions }: { contributions: readonly InstalledContribution[] }) {
  const { t } = useTranslation('shell')
  const figures = useFigures()
  return (
    <div className={styles.table}>
      <Table
        label={t('extensions.contributions')}
        rows={contributions.map((contribution, index) => ({ ...contribution, key: String(index) }))}
        rowKey={({ key }) => key}
        columns={columnsOf(t, figures)}
      />
    </div>
  )
}

function Targets({ contribution: { targets, menus, href, flag } }: { contribution: InstalledContribution }) {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.targets}>
      {targets.length === 0 ? '–' : null}
      {targets.map((target) => (
        <bdi key={target}>{href === undefined ? target : <Link href={href}>{target}</Link>}</bdi>
      ))}
      {menus?.map((menu) => (
        <span key={menu}>{t(`extensions.menuOf.${menu}`)}</span>
      ))}
      {flag === undefined ? null : <span>{t('extensions.needsFlag', { flag })}</span>}
    </div>
  )
}
