import { defineRecord, RecordPage, type RecordParts } from '@stoa/admin/record'
import { inventoryItemQueries, type InventoryItemRow } from '@stoa/api/admin/inventory-items'
import PackageX from 'lucide-react/icons/package-x'

import { itemName, variantName } from '../../model/stock-item.ts'
import { AdjustmentsCard } from './adjustments-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { ItemActions } from './item-actions.tsx'
import { LevelsCard } from './levels-card.tsx'

const inventoryItem = defineRecord({
  title: 'inventory.one',
  list: { path: '/inventory', title: 'inventory.title' },
  entity: 'inventory_item',
  // Only the list tells which variants are sold from an item.
  read: (http) => (id) => inventoryItemQueries(http).list({ id }),
  record: ({ inventory_items: [record] }) => record ?? null,
  name: itemName,
  missing: { icon: PackageX, title: 'inventory.missing.title', message: 'inventory.missing.message' },
  failed: 'inventory.failedOne',
  loading: {
    cards: [
      { title: 'inventory.levels.title', lines: 4 },
      { title: 'inventory.details.title', lines: 8 },
    ],
    hasDescription: true,
  },
  zone: {
    name: 'inventory_item.details',
    props: (item) => ({ inventoryItem: { ...item, title: item.title ?? null } }),
  },
})

const partsOf = (item: InventoryItemRow): RecordParts => ({
  description: <Description item={item} />,
  actions: <ItemActions item={item} />,
  cards: (
    <>
      <LevelsCard item={item} />
      <FactsCard item={item} />
      <AdjustmentsCard itemId={item.id} />
    </>
  ),
})

export default function InventoryItemPage() {
  return <RecordPage record={inventoryItem} parts={partsOf} />
}

function Description({ item }: { item: InventoryItemRow }) {
  const variant = variantName(item)
  return (
    <>
      {variant === null ? null : <bdi>{variant}</bdi>}
      {variant !== null && item.sku ? ' · ' : null}
      {item.sku ? <bdi>{item.sku}</bdi> : null}
    </>
  )
}
