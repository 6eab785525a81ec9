import { LoadFailure } from '@stoa/admin/failures'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { EmptyState } from '@stoa/ui/empty-state'
import { Pagination } from '@stoa/ui/pagination'
import { SearchField } from '@stoa/ui/search-field'
import { Switch } from '@stoa/ui/switch'
import { Table, type TableColumn } from '@stoa/ui/table'
import { useQuery } from '@tanstack/react-query'
import SearchX from 'lucide-react/icons/search-x'
import { useState } from 'react'

import { namedPage, withPage, type ConditionType, type Named } from '../model/conditions.ts'
import { conditionChoices } from './condition-choices.ts'

interface ConditionPickerProps {
  label: string
  type: ConditionType
  value: readonly Named[]
  onChange: (value: readonly Named[]) => void
}

const LIMIT = 10

/** What a condition can name, to choose any number from; the choice outlives searches and pages. */
export function ConditionPicker({ label, type, value, onChange }: ConditionPickerProps) {
  const { t } = useTranslation()
  const [{ q, offset, onlyChosen }, setView] = useState({ q: '', offset: 0, onlyChosen: false })
  const query = { ...(q && { q }), limit: LIMIT, offset }
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...conditionChoices(useApi(), type, query),
    enabled: !onlyChosen,
  })
  const page = onlyChosen ? namedPage(value, q, offset, LIMIT) : data
  const rows = page?.choices ?? []
  const columns = useNamedColumns()
  return (
    <>
      <SearchField
        label={t('discounts.conditions.search', { what: label })}
        value={q}
        onSearch={(next) => setView({ q: next, offset: 0, onlyChosen })}
      />
      {value.length > 0 || onlyChosen ? (
        <Switch
          label={t('discounts.conditions.onlyChosen', {
            count: value.length,
          })}
          isSelected={onlyChosen}
          onChange={(isOn) => setView({ q, offset: 0, onlyChosen: isOn })}
        />
      ) : null}
      <Table
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        selection={{
          rowName: (row) => row.label,
          keys: new Set(value.map(({ id }) => id)),
          onChange: (keys) => onChange(withPage(value, rows, keys)),
        }}
        isLoading={!page}
        skeletonRows={LIMIT}
        isRefetching={!onlyChosen && isPlaceholderData}
        empty={<EmptyState icon={SearchX} title={t('admin.choose.empty')} />}
        failure={
          error && !page ? (
            <LoadFailure title={t('admin.choose.failed')} error={error} onRetry={refetch} />
          ) : undefined
        }
      />
      {page && page.count > LIMIT ? (
        <Pagination
          offset={offset}
          limit={LIMIT}
          count={page.count}
          onChange={(next) => setView({ q, offset: next, onlyChosen })}
        />
      ) : null}
    </>
  )
}

function useNamedColumns(): TableColumn<Named>[] {
  const { t } = useTranslation()
  return [{ id: 'label', header: t('discounts.conditions.name'), cell: ({ label }) => <bdi>{label}</bdi> }]
}
