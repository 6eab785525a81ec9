import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatCodes } from '@stoa/i18n/lists'
import { Badge } from '@stoa/ui/badge'
import { Table, type TableColumn } from '@stoa/ui/table'

import { isShippable } from '../../model/tracking.ts'
import type { CheckedEntry } from './use-tracking-check.ts'

interface TrackingTableProps {
  entries: readonly CheckedEntry[]
  /** The failure of each order that was tried, empty where it was shipped. */
  results: ReadonlyMap<string, string>
}

interface EntryStateProps {
  entry: CheckedEntry
  /** Empty where it was shipped, undefined where it was not tried. */
  failure: string | undefined
}

function EntryState({ entry: { verdict }, failure }: EntryStateProps) {
  const { t } = useTranslation()
  const untried = isShippable(verdict) ? 'info' : 'warning'
  const tried = failure === '' ? 'success' : 'danger'
  return (
    <Badge tone={failure === undefined ? untried : tried} variant="dot">
      {failure === undefined ? t(`orderTracking.verdicts.${verdict}`) : failure || t('orderTracking.done')}
    </Badge>
  )
}

function useTrackingColumns(results: TrackingTableProps['results']): TableColumn<CheckedEntry>[] {
  const { t, locale } = useTranslation()
  return [
    { id: 'order', header: t('orders.columns.number'), width: '96px', cell: ({ order }) => `#${order}` },
    {
      id: 'numbers',
      header: t('orderTracking.numbers'),
      cell: ({ numbers }) => <bdi>{formatCodes(numbers, locale)}</bdi>,
    },
    {
      id: 'state',
      header: t('orderTracking.result'),
      cell: (entry) => <EntryState entry={entry} failure={results.get(entry.id)} />,
    },
  ]
}

/** What happens to each order of the text, or what has happened. */
export function TrackingTable({ entries, results }: TrackingTableProps) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  return (
    <Table
      label={t('orderTracking.rows')}
      columns={useTrackingColumns(results)}
      rows={entries}
      rowKey={({ id }) => id}
      rowHref={({ id, verdict, order }) =>
        verdict === 'unknown' ? href(`/orders?q=${order}`) : href(`/orders/${id}`)
      }
    />
  )
}
