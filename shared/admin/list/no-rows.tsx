import { isNarrowed, type ListFilter } from './list-filter.ts'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { EmptyState } from '@stoa/ui/empty-state'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'

interface NoRowsProps {
  filter: ListFilter
  onTurn: (page: number) => void
  onReset: () => void
  /** Shown when there is nothing at all. */
  children: ReactNode
}

/** Why there are no rows: the page lies past the end, nothing fits the filter, or there is nothing yet. */
export function NoRows({ filter, onTurn, onReset, children }: NoRowsProps) {
  const { t } = useTranslation()
  if (filter.page > 1) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('admin.list.pastEnd.title')}
        actions={<Button onPress={() => onTurn(1)}>{t('admin.list.pastEnd.first')}</Button>}
      />
    )
  }
  if (!isNarrowed(filter)) return children
  return (
    <EmptyState
      icon={SearchX}
      title={t('admin.list.noMatch.title')}
      message={t('admin.list.noMatch.message')}
      actions={<Button onPress={onReset}>{t('admin.list.noMatch.reset')}</Button>}
    />
  )
}
