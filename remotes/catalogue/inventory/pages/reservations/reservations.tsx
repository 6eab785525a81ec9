import { useListState } from '@stoa/admin/list'
import { LoadFailure } from '@stoa/admin/record'
import { reservationQueries, type ReservationRow } from '@stoa/api/admin/reservations'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { FilterBar } from '@stoa/ui/filter-bar'
import { SavedViews } from '@stoa/ui/saved-views'
import { Toolbar } from '@stoa/ui/toolbar'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { InventoryFrame } from '../../components/inventory-frame.tsx'
import { NoPlaces } from '../../components/no-places.tsx'
import { usePlaces } from '../../components/use-places.ts'
import { RESERVATION_RULES, reservationQueryOf } from '../../model/reservation-rules.ts'
import { ItemFilter } from './item-filter.tsx'
import { ReservationForm } from './reservation-form.tsx'
import { ReservationTable } from './reservation-table.tsx'
import { useNamedReservations } from './use-named-reservations.ts'
import { useReservationColumns } from './use-reservation-columns.tsx'
import { useReservationFilters } from './use-reservation-filters.ts'

export default function ReservationsPage() {
  const { t } = useTranslation()
  const { places, nameOf } = usePlaces()
  const list = useListState<ReservationRow>({
    name: 'reservations',
    path: '/inventory/reservations',
    rules: RESERVATION_RULES,
    columns: useReservationColumns(nameOf),
  })
  const { filter } = list
  const { data, error, isPlaceholderData, refetch } = useQuery(
    reservationQueries(useApi()).list(reservationQueryOf(filter)),
  )
  const rows = useNamedReservations(data?.reservations)
  // The reservation that is edited; null for a new one.
  const [opened, setOpened] = useState<ReservationRow | null>()
  const create = () => setOpened(null)

  return (
    <InventoryFrame
      view="reservations"
      actions={
        <Button variant="primary" isDisabled={!places || places.length === 0} onPress={create}>
          {t('inventory.reservations.create.action')}
        </Button>
      }
    >
      {places?.length === 0 ? <NoPlaces /> : null}
      <Card isFlush>
        <SavedViews {...list.views} />
        <Toolbar
          search={
            <ItemFilter
              value={filter.set['inventory_item_id']?.[0]}
              onChange={(id) => list.setFilter('inventory_item_id', id === undefined ? [] : [id])}
            />
          }
        >
          <FilterBar
            filters={useReservationFilters({ places })}
            values={filter.set}
            onChange={list.setFilter}
            onClear={() => list.narrow({ set: {} })}
          />
        </Toolbar>
        <ReservationTable
          list={list}
          page={data && rows && { rows, count: data.count }}
          isReplaced={isPlaceholderData}
          onEdit={setOpened}
          failure={
            error && !data ? (
              <LoadFailure title={t('inventory.reservations.failed')} error={error} onRetry={refetch} />
            ) : undefined
          }
        />
      </Card>
      {opened !== undefined && places ? (
        <ReservationForm
          key={opened?.id ?? 'new'}
          {...(opened && { reservation: opened })}
          places={places}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </InventoryFrame>
  )
}
