import { LoadFailure } from '@stoa/admin/record'
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
  type: ConditionType
  chosen: readonly Named[]
  onChoose: (chosen: readonly Named[]) => void
}

const LIMIT = 10

/** What a condition can name, to choose any number from; the choice outlives searches and pages. */
export function ConditionPicker({ type, chosen, onChoose }: ConditionPickerProps) {
  const { t } = useTranslation()
  const [{ q, offset, onlyChosen }, setPlace] = useState({ q: '', offset: 0, onlyChosen: false })
  const query = { ...(q && { q }), limit: LIMIT, offset }
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...conditionChoices(useApi(), type, query),
    enabled: !onlyChosen,
  })
  const page = onlyChosen ? namedPage(chosen, q, offset, LIMIT) : data
  const rows = page?.choices ?? []
  const label = t(`discounts.conditions.types.${type}`)
  const columns = useNamedColumns()
  return (
    <>
      <SearchField
        label={t('discounts.conditions.search', { what: label })}
        value={q}
        onSearch={(next) => setPlace({ q: next, offset: 0, onlyChosen })}
      />
      {chosen.length > 0 || onlyChosen ? (
        <Switch
          label={t('discounts.conditions.onlyChosen', {
            count: chosen.length,
          })}
          isSelected={onlyChosen}
          onChange={(isOn) => setPlace({ q, offset: 0, onlyChosen: isOn })}
        />
      ) : null}
      <Table
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        selection={{
          rowName: ({ label: name }) => name,
          keys: new Set(chosen.map(({ id }) => id)),
          onChange: (keys) => onChoose(withPage(chosen, rows, keys)),
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
          onChange={(next) => setPlace({ q, offset: next, onlyChosen })}
        />
      ) : null}
    </>
  )
}

function useNamedColumns(): TableColumn<Named>[] {
  const { t } = useTranslation()
  return [{ id: 'label', header: t('discounts.conditions.name'), cell: ({ label }) => <bdi>{label}</bdi> }]
}
