import { LoadFailure } from '@stoa/admin/failures'
import { useDeleteLocationLevel } from '@stoa/api/admin/inventory-items'
import { useDialogs, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { EmptyState } from '@stoa/ui/empty-state'
import { Table } from '@stoa/ui/table'
import Diff from 'lucide-react/icons/diff'
import MapPin from 'lucide-react/icons/map-pin'
import PackageMinus from 'lucide-react/icons/package-minus'
import { useState } from 'react'

import { AdjustStock } from '../../components/adjust-stock.tsx'
import { AdjustedNote } from '../../components/adjusted-note.tsx'
import type { Adjustment } from '../../components/use-adjust.ts'
import { useLocations } from '../../components/use-locations.ts'
import { itemLine, type Level, type StockItem } from '../../model/stock-item.ts'
import { AddLevel } from './add-level.tsx'
import { useLevelColumns } from './use-level-columns.tsx'

/** How much of an item is where. */
export function LevelsCard({ item }: { item: StockItem }) {
  const { t } = useTranslation()
  const { locations, error, refetch, nameOf } = useLocations()
  const { confirm } = useDialogs()
  const { mutate: remove } = useDeleteLocationLevel()
  const [adjusted, setAdjusted] = useState<string>()
  const [done, setDone] = useState<Adjustment>()
  const [isAdding, setAdding] = useState(false)
  const columns = useLevelColumns(item.id, nameOf)
  const kept = new Set(item.location_levels.map(({ location_id }) => location_id))
  const others = (locations ?? []).filter(({ id }) => !kept.has(id))

  const drop = async ({ location_id, stocked_quantity }: Level) => {
    const isWanted = await confirm({
      title: t('inventory.levels.drop.title', { location: nameOf(location_id) }),
      message: t('inventory.levels.drop.message', { count: stocked_quantity, number: stocked_quantity }),
      confirmLabel: t('inventory.levels.drop.action'),
      tone: 'danger',
    })
    if (isWanted) remove({ id: item.id, locationId: location_id })
  }

  return (
    <Card
      title={t('inventory.levels.title')}
      isFlush
      actions={
        others.length > 0 ? (
          <Button onPress={() => setAdding(true)}>{t('inventory.levels.add.action')}</Button>
        ) : null
      }
    >
      {done ? (
        <AdjustedNote adjustment={done} name={itemLine(item)} onClose={() => setDone(undefined)} />
      ) : null}
      <Table
        label={t('inventory.levels.title')}
        columns={columns}
        rows={item.location_levels}
        rowKey={({ location_id }) => location_id}
        rowMenu={{
          rowName: ({ location_id }) => nameOf(location_id),
          entries: (level) => [
            {
              id: 'adjust',
              label: t('inventory.adjust.action'),
              icon: Diff,
              onAction: () => setAdjusted(level.location_id),
            },
            {
              id: 'drop',
              label: t('inventory.levels.drop.action'),
              icon: PackageMinus,
              tone: 'danger',
              onAction: () => drop(level),
            },
          ],
        }}
        empty={
          <EmptyState
            icon={MapPin}
            title={t('inventory.levels.empty')}
            {...(locations?.length === 0 && { message: t('inventory.noLocations.message') })}
          />
        }
        failure={
          error && !locations ? (
            <LoadFailure title={t('inventory.locations.failed')} error={error} onRetry={refetch} />
          ) : undefined
        }
      />
      {adjusted === undefined ? null : (
        <AdjustStock
          item={item}
          locations={(locations ?? []).filter(({ id }) => kept.has(id))}
          locationId={adjusted}
          onDone={setDone}
          onClose={() => setAdjusted(undefined)}
        />
      )}
      {isAdding ? <AddLevel itemId={item.id} locations={others} onClose={() => setAdding(false)} /> : null}
    </Card>
  )
}
