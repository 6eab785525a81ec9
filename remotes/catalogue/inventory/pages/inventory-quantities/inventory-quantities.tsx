import { ListBar, ListPages, useEditedList, useListFilter, useRows } from '@stoa/admin/list'
import { LoadFailure } from '@stoa/admin/record'
import { useTranslation } from '@stoa/extension-sdk'
import { Card } from '@stoa/ui/card'

import { InventoryFrame } from '../../components/inventory-frame.tsx'
import { LowStockButton, withThreshold } from '../../components/low-stock-button.tsx'
import { NoPlaces } from '../../components/no-places.tsx'
import { stock } from '../../components/stock-list.tsx'
import { usePlaces } from '../../components/use-places.ts'
import { QuantityGrid } from './quantity-grid.tsx'

export default function InventoryQuantitiesPage() {
  const { t } = useTranslation()
  const list = useListFilter(stock.rules)
  const { places, isEmpty, error: placesError, refetch: readPlaces } = usePlaces()
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
  const shownPlaces = places?.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  const failure = error ?? (places ? null : placesError)

  return (
    <InventoryFrame view="quantities">
      {isEmpty ? <NoPlaces /> : null}
      <Card isFlush>
        <ListBar definition={stock} list={asked}>
          <LowStockButton list={asked} />
        </ListBar>
        <QuantityGrid
          key={gridKey}
          list={asked}
          items={page?.rows}
          places={shownPlaces}
          onDirtyChange={setDirty}
          failure={
            failure ? (
              <LoadFailure
                title={t('inventory.failed')}
                error={failure}
                onRetry={error ? refetch : readPlaces}
              />
            ) : undefined
          }
        />
        {page && page.rows.length > 0 ? <ListPages list={asked} count={page.count} /> : null}
      </Card>
    </InventoryFrame>
  )
}
