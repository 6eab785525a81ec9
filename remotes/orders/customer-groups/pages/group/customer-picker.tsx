import { NO_FILTER, offsetOf, pageAt, useFilters, type ListFilter } from '@stoa/admin/list'
import { PickerTable } from '@stoa/admin/pickers'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { FilterBar } from '@stoa/ui/filter-bar'
import { Inline } from '@stoa/ui/inline'
import { SearchField } from '@stoa/ui/search-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { membersAmong, withMembers, type MemberChanges } from '../../model/membership.ts'
import { CANDIDATE_FILTERS, candidates } from './candidates.ts'
import { MatchingButtons } from './matching-buttons.tsx'
import { useCandidateColumns } from './use-candidate-columns.tsx'

interface CustomerPickerProps {
  groupId: string
  changes: MemberChanges
  onChange: (changes: MemberChanges) => void
}

/** All customers, with a tick for those that are in the group after the changes, on every page. */
export function CustomerPicker({ groupId, changes, onChange }: CustomerPickerProps) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState(NO_FILTER)
  const narrow = (next: Partial<ListFilter>) => setFilter({ ...filter, page: 1, ...next })
  const { data, error, isPlaceholderData, refetch } = useQuery(candidates.optionsOf(useApi(), filter, []))
  const rows = data?.rows ?? []
  return (
    <>
      <SearchField
        label={t('customers.search')}
        placeholder={t('customers.searchHint')}
        value={filter.q}
        onSearch={(q) => narrow({ q: q.trim() })}
      />
      <FilterBar
        filters={useFilters(CANDIDATE_FILTERS)}
        values={filter.set}
        onChange={(id, values) => narrow({ set: { ...filter.set, [id]: values } })}
        onClear={() => narrow({ set: {} })}
      />
      <Inline>
        <output>
          {t('customerGroups.choose.changes', {
            added: changes.added.size,
            removed: changes.removed.size,
          })}
        </output>
        <MatchingButtons
          filter={filter}
          count={data?.count ?? 0}
          onRead={(found, isMember) => {
            const members = isMember ? found.map(({ id }) => id) : []
            onChange(withMembers(changes, found, groupId, new Set(members)))
          }}
        />
      </Inline>
      <PickerTable
        label={t('customers.title')}
        columns={useCandidateColumns()}
        rowName={candidates.rowName}
        rows={data?.rows}
        count={data?.count ?? 0}
        offset={offsetOf(filter)}
        limit={filter.limit}
        onTurn={(next) => setFilter({ ...filter, page: pageAt(next, filter.limit) })}
        chosen={membersAmong(rows, groupId, changes)}
        onChoose={(keys) => onChange(withMembers(changes, rows, groupId, keys))}
        isReplaced={isPlaceholderData}
        failed={t('customers.failed')}
        error={error}
        onRetry={refetch}
      />
    </>
  )
}
