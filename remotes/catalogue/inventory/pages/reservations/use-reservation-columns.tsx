import type { ReservationRow } from '@stoa/api/admin/reservations'
import { useNavigation, useTranslation } from '@stoa/extension-sdk'
import { formatDate } from '@stoa/i18n/dates'
import { formatNumber } from '@stoa/i18n/numbers'
import { Link } from '@stoa/ui/link'
import type { TableColumn } from '@stoa/ui/table'

import { reservationName } from '../../model/reservation-name.ts'

type ReservationColumn = TableColumn<ReservationRow> & { isHidden?: boolean }

export function useReservationColumns(placeName: (id: string) => string): ReservationColumn[] {
  const { t, locale } = useTranslation()
  const { href } = useNavigation()
  const column = (id: string) => ({ id, header: t(`inventory.columns.${id}`) })
  return [
    {
      ...column('item'),
      width: '26%',
      cell: (row) => (
        <Link href={href(`/inventory/items/${row.inventory_item_id}`)} variant="plain">
          <bdi>{reservationName(row)}</bdi>
        </Link>
      ),
    },
    {
      ...column('sku'),
      width: '128px',
      cell: ({ inventory_item }) => (inventory_item?.sku ? <bdi>{inventory_item.sku}</bdi> : '–'),
    },
    {
      ...column('order'),
      width: '80px',
      cell: ({ line_item }) => {
        const order = line_item?.order
        return order ? <Link href={href(`/orders/${order.id}`)}>#{order.display_id}</Link> : '–'
      },
    },
    {
      ...column('description'),
      width: '24%',
      cell: ({ description }) => (description ? <bdi>{description}</bdi> : '–'),
    },
    { ...column('location'), width: '160px', cell: (row) => <bdi>{placeName(row.location_id)}</bdi> },
    {
      ...column('quantity'),
      width: '96px',
      align: 'end',
      isSortable: true,
      cell: ({ quantity }) => formatNumber(quantity, locale),
    },
    {
      ...column('created'),
      width: '112px',
      isSortable: true,
      cell: ({ created_at }) => (created_at ? formatDate(created_at, locale) : '–'),
    },
  ]
}
