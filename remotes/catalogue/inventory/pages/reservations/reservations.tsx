import { useDeleteAction } from '@stoa/admin/actions'
import { defineList, ListCard, useList } from '@stoa/admin/list'
import {
  reservationKeys,
  reservationQueries,
  useDeleteReservations,
  type ReservationPage,
} from '@stoa/api/admin/reservations'
import type { HttpClient } from '@stoa/api/http'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Link } from '@stoa/ui/link'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'

import { InventoryFrame } from '../../components/inventory-frame.tsx'
import { NoLocations } from '../../components/no-locations.tsx'
import { locationChoices, useLocations } from '../../components/use-locations.ts'
import { reservationName } from '../../model/reservation-name.ts'
import { reservationQuery, type ReservationQuery } from '../../model/reservation-query.ts'
import { staffChoices } from '../../model/staff-choices.ts'
import { ReservationForm } from './reservation-form.tsx'
import {
  completeReservations,
  useNamedReservations,
  type NamedReservation,
} from './use-named-reservations.ts'
import { useReservationQuestion } from './use-reservation-question.ts'

const reservations = defineList({
  name: 'reservations',
  path: '/inventory/reservations',
  key: reservationKeys.lists(),
  read: (http: HttpClient) => (query: ReservationQuery) => reservationQueries(http).list(query),
  page: ({ reservations: rows, count }: ReservationPage) => ({ rows: rows as NamedReservation[], count }),
  query: {
    order: '-created_at',
    fields:
      'id,created_at,created_by,line_item_id,inventory_item_id,location_id,quantity,description,metadata',
    expand: 'line_item,inventory_item',
  },
  toQuery: reservationQuery,
  complete: completeReservations,
  rowName: reservationName,
  filters: {
    inventory_item_id: {
      type: 'choices',
      label: 'inventory.columns.item',
      isSingle: true,
      load: async () => (await import('../../model/item-options.ts')).itemChoices,
    },
    location_id: {
      type: 'choices',
      label: 'inventory.columns.location',
      isOrdered: true,
      load: async () => locationChoices,
    },
    description: { type: 'text', label: 'inventory.reservations.contains', isLocal: true },
    described_as: { type: 'text', label: 'inventory.reservations.equals', isLocal: true },
    quantity: { type: 'numbers', label: 'inventory.columns.quantity' },
    created_at: { type: 'dates', label: 'inventory.columns.created' },
    created_by: {
      type: 'choices',
      label: 'inventory.columns.createdBy',
      isOrdered: true,
      load: async () => staffChoices,
    },
  },
  columns: {
    item: {
      header: 'inventory.columns.item',
      width: '26%',
      value: reservationName,
      cell: (row, { href }) => (
        <Link href={href(`/inventory/items/${row.inventory_item_id}`)} variant="plain">
          <bdi>{reservationName(row)}</bdi>
        </Link>
      ),
    },
    sku: {
      header: 'inventory.columns.sku',
      width: '128px',
      value: ({ inventory_item }) => inventory_item?.sku,
    },
    order: {
      header: 'inventory.columns.order',
      width: '80px',
      value: ({ line_item }) => line_item?.order && `#${line_item.order.display_id}`,
      cell: ({ line_item }, { href }) => {
        const order = line_item?.order
        return order ? <Link href={href(`/orders/${order.id}`)}>#{order.display_id}</Link> : '–'
      },
    },
    description: {
      header: 'inventory.columns.description',
      width: '24%',
      value: ({ description }) => description,
    },
    location: {
      header: 'inventory.columns.location',
      width: '160px',
      value: ({ location_name, location_id }) => location_name ?? location_id,
    },
    quantity: {
      header: 'inventory.columns.quantity',
      width: '96px',
      align: 'end',
      sort: 'quantity',
      value: ({ quantity }) => quantity,
    },
    created: {
      header: 'inventory.columns.created',
      width: '112px',
      sort: 'created_at',
      value: ({ created_at }) => created_at && new Date(created_at),
    },
  },
  failed: 'inventory.reservations.failed',
})

export default function ReservationsPage() {
  const { t } = useTranslation()
  const { locations, isEmpty } = useLocations()
  const list = useNamedReservations(useList(reservations), locations)
  // The reservation that is edited; null for a new one.
  const [opened, setOpened] = useState<NamedReservation | null>()
  const remove = useDeleteAction(useDeleteReservations(), useReservationQuestion())
  return (
    <InventoryFrame
      view="reservations"
      actions={
        <Button variant="primary" isDisabled={!locations || isEmpty} onPress={() => setOpened(null)}>
          {t('inventory.reservations.create.action')}
        </Button>
      }
    >
      {isEmpty ? <NoLocations /> : null}
      <ListCard
        list={list}
        label={t('inventory.views.reservations')}
        rowActions={(row) => [
          { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: () => setOpened(row) },
        ]}
        bulkActions={[remove]}
        empty={{
          icon: BookmarkCheck,
          title: t('inventory.reservations.empty.title'),
          message: t('inventory.reservations.empty.message'),
        }}
      />
      {opened !== undefined && locations ? (
        <ReservationForm
          key={opened?.id ?? 'new'}
          {...(opened && { reservation: opened })}
          locations={locations}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </InventoryFrame>
  )
}
