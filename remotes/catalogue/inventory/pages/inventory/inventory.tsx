import { RefusedFields, useListState } from '@stoa/admin/list'
import { LoadFailure } from '@stoa/admin/record'
import { inventoryItemKeys } from '@stoa/api/admin/inventory-items'
import { useListContributions, useTranslation, Zone } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { SavedViews } from '@stoa/ui/saved-views'
import { useQueryClient } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useCallback } from 'react'

import { InventoryFrame } from '../../components/inventory-frame.tsx'
import { NoPlaces } from '../../components/no-places.tsx'
import { StockToolbar } from '../../components/stock-toolbar.tsx'
import { useCsv } from '../../components/use-csv.ts'
import { usePlaces } from '../../components/use-places.ts'
import { useStock } from '../../components/use-stock.ts'
import { INVENTORY_RULES } from '../../model/inventory-rules.ts'
import { ItemTable } from './item-table.tsx'
import { useItemColumns, type ListedItem } from './use-item-columns.tsx'

export default function InventoryPage() {
  const { t } = useTranslation()
  const cache = useQueryClient()
  const refresh = useCallback(
    () => void cache.invalidateQueries({ queryKey: inventoryItemKeys.lists() }),
    [cache],
  )
  const added = useListContributions('inventory_item', refresh)
  const { places, nameOf } = usePlaces()
  const list = useListState<ListedItem>({
    name: 'inventory',
    path: '/inventory',
    rules: INVENTORY_RULES,
    columns: [...useItemColumns({ places }), ...added.columns],
  })
  const { page, isReplaced, error, refusedFields, refetch } = useStock(list.filter, added.fields)
  const csv = useCsv(list.filter, { nameOf })

  return (
    <InventoryFrame
      view="items"
      actions={
        <Button icon={Download} isLoading={csv.isWriting} onPress={csv.write}>
          {t('inventory.csv.action')}
        </Button>
      }
    >
      <Zone name="inventory_item.list.before" />
      {places?.length === 0 ? <NoPlaces /> : null}
      <RefusedFields fields={refusedFields} />
      <Card isFlush>
        <SavedViews {...list.views} />
        <StockToolbar list={list} places={places} />
        <ItemTable
          list={list}
          places={places}
          added={added}
          page={page}
          isReplaced={isReplaced}
          failure={
            error ? <LoadFailure title={t('inventory.failed')} error={error} onRetry={refetch} /> : undefined
          }
        />
      </Card>
      <Zone name="inventory_item.list.after" />
    </InventoryFrame>
  )
}
