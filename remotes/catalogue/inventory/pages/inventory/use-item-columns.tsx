import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import { Link } from '@stoa/ui/link'
import type { TableColumn } from '@stoa/ui/table'

import { ItemCell } from '../../components/item-cell.tsx'
import type { Places } from '../../components/use-places.ts'
import { quantitiesOf, type Quantities, type StockItem } from '../../model/stock-item.ts'

export type ListedItem = StockItem & { created_at?: string | Date | null }

type ItemColumn = TableColumn<ListedItem> & { isHidden?: boolean }

/** What the inventory shows of an item; each location has a column of its own to choose. */
export function useItemColumns({ places = [] }: Pick<Places, 'places'>): ItemColumn[] {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const number = (value: number) => formatNumber(value, locale)
  const quantity = (id: keyof Quantities): ItemColumn => ({
    id,
    header: t(`inventory.columns.${id}`),
    width: '104px',
    align: 'end',
    cell: (item) => number(quantitiesOf(item)[id]),
  })
  return [
    {
      id: 'item',
      header: t('inventory.columns.item'),
      width: '36%',
      isSortable: true,
      cell: (item) => <ItemCell item={item} />,
    },
    {
      id: 'sku',
      header: t('inventory.columns.sku'),
      width: '136px',
      isSortable: true,
      cell: ({ sku }) => (sku ? <bdi>{sku}</bdi> : '–'),
    },
    quantity('stocked'),
    {
      ...quantity('reserved'),
      cell: (item) => {
        const { reserved } = quantitiesOf(item)
        if (reserved === 0) return number(0)
        const path = `/inventory/reservations?inventory_item_id=${item.id}`
        return <Link href={href(path)}>{number(reserved)}</Link>
      },
    },
    quantity('available'),
    quantity('incoming'),
    {
      id: 'created',
      header: t('inventory.columns.created'),
      width: '112px',
      isSortable: true,
      isHidden: true,
      cell: ({ created_at }) => (created_at ? formatDate(created_at, locale) : '–'),
    },
    ...places.map(({ id, name }): ItemColumn => ({
      id: `at-${id}`,
      header: name,
      width: '120px',
      align: 'end',
      isHidden: true,
      cell: ({ location_levels }) => {
        const level = location_levels.find(({ location_id }) => location_id === id)
        return level ? number(level.stocked_quantity) : '–'
      },
    })),
  ]
}
