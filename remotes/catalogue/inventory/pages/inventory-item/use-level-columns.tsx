import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { Link } from '@stoa/ui/link'
import type { TableColumn } from '@stoa/ui/table'

import type { Level } from '../../model/stock-item.ts'

/** What is known of an item at one location. */
export function useLevelColumns(itemId: string, locationName: (id: string) => string): TableColumn<Level>[] {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const number = (value: number) => formatNumber(value, locale)
  const quantity = (id: string, field: Exclude<keyof Level, 'location_id'>): TableColumn<Level> => ({
    id,
    header: t(`inventory.columns.${id}`),
    align: 'end',
    cell: (level) => number(level[field]),
  })
  const reserved = quantity('reserved', 'reserved_quantity')
  return [
    {
      id: 'location',
      header: t('inventory.columns.location'),
      width: '40%',
      cell: ({ location_id }) => <bdi>{locationName(location_id)}</bdi>,
    },
    quantity('stocked', 'stocked_quantity'),
    {
      ...reserved,
      cell: (level) => {
        if (level.reserved_quantity === 0) return reserved.cell(level)
        const wanted = new URLSearchParams({ location_id: level.location_id, inventory_item_id: itemId })
        return <Link href={href(`/inventory/reservations?${wanted}`)}>{reserved.cell(level)}</Link>
      },
    },
    quantity('available', 'available_quantity'),
    quantity('incoming', 'incoming_quantity'),
  ]
}
