import { NO_FILTER, offsetOf, pageAt, useFilters, type ListFilter } from '@stoa/admin/list'
import { LoadFailure } from '@stoa/admin/record'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { EmptyState } from '@stoa/ui/empty-state'
import { FilterBar } from '@stoa/ui/filter-bar'
import { Inline } from '@stoa/ui/inline'
import { Pagination } from '@stoa/ui/pagination'
import { SearchField } from '@stoa/ui/search-field'
import { Table } from '@stoa/ui/table'
import { useQuery } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
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
      <Table
        label={t('customers.title')}
        columns={useCandidateColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        selection={{
          rowName: candidates.rowName,
          keys: membersAmong(rows, groupId, changes),
          onChange: (keys) => onChange(withMembers(changes, rows, groupId, keys)),
        }}
        isLoading={!data}
        skeletonRows={filter.limit}
        isRefetching={isPlaceholderData}
        empty={<EmptyState icon={SearchX} title={t('admin.list.noMatch.title')} />}
        failure={
          error && !data ? (
            <LoadFailure title={t('customers.failed')} error={error} onRetry={refetch} />
          ) : undefined
        }
      />
      {data && data.count > filter.limit ? (
        <Pagination
          offset={offsetOf(filter)}
          limit={filter.limit}
          count={data.count}
          onChange={(next) => setFilter({ ...filter, page: pageAt(next, filter.limit) })}
        />
      ) : null}
    </>
  )
}
