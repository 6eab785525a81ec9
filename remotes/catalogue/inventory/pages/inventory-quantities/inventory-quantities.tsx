import { ListBar, ListPages, useEditedList, useListFilter, useRows } from '@stoa/admin/list'
import { LoadFailure } from '@stoa/admin/failures'
import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'

import { InventoryFrame } from '../../components/inventory-frame.tsx'
import { LowStockButton, withThreshold } from '../../components/low-stock-button.tsx'
import { NoLocations } from '../../components/no-locations.tsx'
import { stock } from '../../components/stock-list.tsx'
import { useLocations } from '../../components/use-locations.ts'
import { QuantityGrid } from './quantity-grid.tsx'

export default function InventoryQuantitiesPage() {
  const { t } = useTranslation()
  const list = useListFilter(stock.rules)
  const { locations, isEmpty, error: locationsError, refetch: readLocations } = useLocations()
  const { page, error, refetch } = useRows(stock, list.filter)
  const {
    list: asked,
    setDirty,
    gridKey,
  } = useEditedList({
    ...list,
    setFilter: withThreshold(list.setFilter),
  })
  const wanted = list.filter.set['location_id'] ?? []
  const shownLocations = locations?.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  const failure = error ?? (locations ? null : locationsError)

  return (
    <InventoryFrame view="quantities">
      {isEmpty ? <NoLocations /> : null}
      <Card isFlush>
        <ListBar definition={stock} list={asked}>
          <LowStockButton list={asked} />
        </ListBar>
        <QuantityGrid
          key={gridKey}
          list={asked}
          items={page?.rows}
          locations={shownLocations}
          onDirtyChange={setDirty}
          failure={
            failure ? (
              <LoadFailure
                title={t('inventory.failed')}
                error={failure}
                onRetry={error ? refetch : readLocations}
              />
            ) : undefined
          }
        />
        {page && page.rows.length > 0 ? <ListPages list={asked} count={page.count} /> : null}
      </Card>
    </InventoryFrame>
  )
}
