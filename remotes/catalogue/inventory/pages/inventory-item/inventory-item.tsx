import { LoadFailure, RecordMissing, RecordSkeleton } from '@stoa/admin/record'
import { inventoryItemQueries } from '@stoa/api/admin/inventory-items'
import { useApi } from '@stoa/api/react'
import { usePageTitle, useTranslation } from '@stoa/extension-sdk'
import { useQuery } from '@tanstack/react-query'
import PackageX from 'lucide-react/icons/package-x'
import { useParams } from 'react-router'

import { itemName } from '../../model/stock-item.ts'
import { ItemDetails } from './item-details.tsx'

export default function InventoryItemPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  // Only the list tells which variants are sold from an item.
  const { data, error, isPlaceholderData, refetch } = useQuery(inventoryItemQueries(useApi()).list({ id }))
  const items = isPlaceholderData ? undefined : data?.inventory_items
  const [item] = items ?? []
  usePageTitle(item && itemName(item))
  const back = { path: '/inventory', label: t('inventory.title') }

  if (item) return <ItemDetails key={id} item={item} />
  if (items) {
    return (
      <RecordMissing
        icon={PackageX}
        title={t('inventory.missing.title')}
        message={t('inventory.missing.message')}
        back={back}
      />
    )
  }
  if (!error) {
    const cards = [
      { title: t('inventory.levels.title'), lines: 4 },
      { title: t('inventory.details.title'), lines: 8 },
    ]
    return <RecordSkeleton back={back} cards={cards} />
  }
  return <LoadFailure title={t('inventory.failedOne')} error={error} onRetry={refetch} />
}
