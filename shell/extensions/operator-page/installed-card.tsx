import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { FilterChips } from '@stoa/ui/filter-chips'
import { SearchField } from '@stoa/ui/search-field'
import { Select } from '@stoa/ui/select'
import { Toolbar } from '@stoa/ui/toolbar'
import Puzzle from 'lucide-react/icons/puzzle'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './installed-card.module.css'
import { InstalledRow } from './installed-row.tsx'
import { filterInstalled, SORT_KEYS, type SortKey, type ListOptions } from './model/filter-installed.ts'
import type { Installed } from './model/installed.ts'
import type { Summary } from './model/summary.ts'
import type { Choices } from './use-choices.ts'

interface InstalledCardProps {
  installed: readonly Installed[]
  summary: Summary
  choices: Choices
}

const EVERYTHING: ListOptions = { search: '', states: [], order: 'name' }

/** List of everything installed, with search, filters and sorting. */
export function InstalledCard({ installed, summary, choices }: InstalledCardProps) {
  const { t } = useTranslation('shell')
  const [options, setOptions] = useState(EVERYTHING)
  const shown = useDeferredValue(options)
  const rows = useMemo(() => filterInstalled(installed, shown), [installed, shown])
  if (installed.length === 0) {
    return (
      <Card>
        <EmptyState icon={Puzzle} title={t('extensions.empty')} message={t('extensions.emptyMessage')} />
      </Card>
    )
  }
  return (
    <Card
      title={t('extensions.installed')}
      actions={
        <div className={styles.order}>
          <Select
            label={t('extensions.sort')}
            placeholder={t('extensions.sort')}
            options={SORT_KEYS.map((order) => ({ id: order, label: t(`extensions.order.${order}`) }))}
            value={options.order}
            onChange={(order) => setOptions({ ...options, order: order as SortKey })}
          />
        </div>
      }
      isFlush
    >
      <Toolbar
        search={
          <SearchField
            label={t('extensions.search')}
            value={options.search}
            onSearch={(search) => setOptions({ ...options, search })}
          />
        }
      >
        <FilterChips
          label={t('extensions.filter')}
          options={summary.states.map(({ state, count }) => ({
            id: state,
            label: `${t(`extensions.state.${state}`)} ${count}`,
          }))}
          chosen={options.states}
          onChange={(states) => setOptions({ ...options, states })}
        />
      </Toolbar>
      {rows.length === 0 ? (
        <EmptyState title={t('extensions.nothingFits')} message={t('extensions.nothingFitsMessage')} />
      ) : (
        <ul className={styles.list}>
          {rows.map((row) => (
            <InstalledRow key={row.key} installed={row} choices={choices} />
          ))}
        </ul>
      )}
    </Card>
  )
}
