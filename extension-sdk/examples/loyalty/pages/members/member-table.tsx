import { useTranslation } from '@stoa/extension-sdk'

import type { Member, SortKey, Sorting } from '../../model/members.ts'
import styles from './member-table.module.css'

interface MemberTableProps {
  members: readonly Member[]
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

const COLUMNS: readonly SortKey[] = ['name', 'orders', 'points']

export function MemberTable({ members, sorting, onSort }: MemberTableProps) {
  const { t, locale } = useTranslation()
  const inNumbers = (value: number) => new Intl.NumberFormat(locale).format(value)
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('members.all')}>
        <thead>
          <tr>
            {COLUMNS.map((by) => (
              <SortHeader key={by} by={by} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {members.map(({ id, name, email, orders, points }) => (
            <tr key={id}>
              <th scope="row" className={styles.cell}>
                <bdi>{name}</bdi>
                {name === email ? null : <bdi className={styles.email}>{email}</bdi>}
              </th>
              <td className={styles.number}>{inNumbers(orders)}</td>
              <td className={styles.number}>{inNumbers(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SortHeaderProps {
  by: SortKey
  sorting: Sorting
  onSort: (sorting: Sorting) => void
}

/** Numbers start with the highest, names with the first; a second click turns the order round. */
function SortHeader({ by, sorting, onSort }: SortHeaderProps) {
  const { t } = useTranslation()
  const isActive = sorting.by === by
  const isDescending = isActive ? !sorting.isDescending : by !== 'name'
  const direction = sorting.isDescending ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      className={by === 'name' ? styles.header : styles.numberHeader}
      aria-sort={isActive ? direction : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onSort({ by, isDescending })}>
        {t(`members.columns.${by}`)}
      </button>
    </th>
  )
}
