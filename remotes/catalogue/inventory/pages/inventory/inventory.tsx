import { ListCard, useList } from '@stoa/admin/list'
import type { InventoryItemRow } from '@stoa/api/admin/inventory-items'
import { useNavigation, useTranslation, Zone } from '@stoa/extension-sdk'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import Boxes from 'lucide-react/icons/boxes'
import Diff from 'lucide-react/icons/diff'
import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'

import { AdjustStock } from '../../components/adjust-stock.tsx'
import { AdjustedNote } from '../../components/adjusted-note.tsx'
import { InventoryFrame } from '../../components/inventory-frame.tsx'
import { LowStockButton, withThreshold } from '../../components/low-stock-button.tsx'
import { NoLocations } from '../../components/no-locations.tsx'
import { stock } from '../../components/stock-list.tsx'
import type { Adjustment } from '../../components/use-adjust.ts'
import { useCsv } from '../../components/use-csv.ts'
import { useLocations } from '../../components/use-locations.ts'
import { itemLine } from '../../model/stock-item.ts'

export default function InventoryPage() {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { locations = [], nameOf, isEmpty } = useLocations()
  const handle = useList(stock, locations.map(locationColumn))
  const list = { ...handle, setFilter: withThreshold(handle.setFilter) }
  const saveFile = useCsv(list.filter, nameOf)
  const [adjusted, setAdjusted] = useState<InventoryItemRow>()
  const [done, setDone] = useState<{ adjustment: Adjustment; name: string }>()
  const adjust = (row: InventoryItemRow) => ({
    id: 'adjust',
    label: t('inventory.adjust.action'),
    icon: Diff,
    onAction: () => setAdjusted(row),
  })
  const product = (id: string) => ({
    id: 'product',
    label: t('inventory.product'),
    icon: Tag,
    href: href(`/products/${id}`),
  })
  return (
    <InventoryFrame view="items">
      <Zone name="inventory_item.list.before" />
      {isEmpty ? <NoLocations /> : null}
      <ListCard
        list={list}
        label={t('inventory.title')}
        tools={<LowStockButton list={list} />}
        saveFile={saveFile}
        rowActions={(row) => [
          ...(locations.length > 0 ? [adjust(row)] : []),
          {
            id: 'reservations',
            label: t('inventory.views.reservations'),
            icon: BookmarkCheck,
            href: href(`/inventory/reservations?inventory_item_id=${row.id}`),
          },
          ...row.variants.slice(0, 1).map((sold) => product(sold.product.id)),
        ]}
        empty={{ icon: Boxes, title: t('inventory.empty.title'), message: t('inventory.empty.message') }}
      >
        {done ? <AdjustedNote {...done} onClose={() => setDone(undefined)} /> : null}
      </ListCard>
      <Zone name="inventory_item.list.after" />
      {adjusted ? (
        <AdjustStock
          item={adjusted}
          locations={locations}
          onDone={(adjustment) => setDone({ adjustment, name: itemLine(adjusted) })}
          onClose={() => setAdjusted(undefined)}
        />
      ) : null}
    </InventoryFrame>
  )
}

/** How much is at one location; hidden until a person chooses it. */
const locationColumn = ({ id, name }: { id: string; name: string }) => ({
  id: `at-${id}`,
  header: name,
  width: '120px',
  align: 'end' as const,
  isHidden: true,
  value: ({ location_levels: levels }: InventoryItemRow) =>
    levels.find(({ location_id }) => location_id === id)?.stocked_quantity,
})
