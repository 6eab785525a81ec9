import { useTranslation } from '@stoa/extension-sdk'
import { useState } from 'react'

import { Button } from '../../components/button.tsx'
import { Figures } from '../../components/figures.tsx'
import { Notice } from '../../components/notice.tsx'
import { Panel } from '../../components/panel.tsx'
import { usePoints } from '../../components/use-points.ts'
import { searchMembers, sortMembers, totalPoints, type Member, type Sorting } from '../../model/members.ts'
import styles from './member-list.module.css'
import { MemberTable } from './member-table.tsx'

const STEP = 50

interface MemberListProps {
  members: readonly Member[]
  /** What is searched for at first. */
  sought: string
}

export function MemberList({ members, sought }: MemberListProps) {
  const { t, locale } = useTranslation()
  const inPoints = usePoints()
  const [search, setSearch] = useState(sought)
  const [sorting, setSorting] = useState<Sorting>({ by: 'points', isDescending: true })
  const [limit, setLimit] = useState(STEP)
  const found = sortMembers(searchMembers(members, search), sorting, locale)
  const inNumbers = (value: number) => new Intl.NumberFormat(locale).format(value)

  if (members.length === 0) {
    return (
      <Panel title={t('members.all')}>
        <Notice>{t('members.empty')}</Notice>
      </Panel>
    )
  }
  return (
    <Panel title={t('members.all')}>
      <Figures
        figures={[
          { label: t('members.count'), value: inNumbers(members.length) },
          { label: t('members.total'), value: inPoints(totalPoints(members)) },
        ]}
      />
      <input
        type="search"
        className={styles.search}
        aria-label={t('members.search')}
        placeholder={t('members.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <output className={styles.found}>
        {search.trim() ? t('members.found', { count: found.length, members: inNumbers(found.length) }) : null}
      </output>
      {found.length === 0 ? (
        <Notice>
          {t('members.noMatch')} <Button onClick={() => setSearch('')}>{t('members.showAll')}</Button>
        </Notice>
      ) : (
        <MemberTable members={found.slice(0, limit)} sorting={sorting} onSort={setSorting} />
      )}
      {found.length > limit ? (
        <div>
          <Button onClick={() => setLimit(limit + STEP)}>{t('members.more')}</Button>
        </div>
      ) : null}
    </Panel>
  )
}
