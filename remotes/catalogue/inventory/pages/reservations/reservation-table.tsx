import { useRowResults } from '@stoa/admin/actions'
import { type ListState, ListTable } from '@stoa/admin/list'
import { useDeleteReservations, type ReservationRow } from '@stoa/api/admin/reservations'
import { useDialogs, useTranslation } from '@stoa/extension-sdk'
import { EmptyState } from '@stoa/ui/empty-state'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'

import { reservationName } from '../../model/reservation-name.ts'

interface ReservationTableProps {
  list: ListState<ReservationRow>
  /** Undefined until the first page is there. */
  page: { rows: readonly ReservationRow[]; count: number } | undefined
  isReplaced: boolean
  onEdit: (reservation: ReservationRow) => void
  failure: ReactNode
}

export function ReservationTable({ list, page, isReplaced, onEdit, failure }: ReservationTableProps) {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const told = useRowResults()
  const { mutateAsync: remove } = useDeleteReservations()

  const counted = (key: string, count: number) => t(`inventory.reservations.delete.${key}`, { count })
  const ask = async (rows: readonly ReservationRow[]) => {
    const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0)
    const isWanted = await confirm({
      title: counted('title', rows.length),
      message: counted('message', pieces),
      confirmLabel: counted('confirm', rows.length),
      tone: 'danger',
    })
    return isWanted ? told(remove({ ids: rows.map(({ id }) => id), change: undefined })) : undefined
  }

  return (
    <ListTable
      label={t('inventory.views.reservations')}
      list={list}
      columns={list.columns}
      columnChoice={list.columnChoice}
      page={page}
      isReplaced={isReplaced}
      rowName={reservationName}
      rowActions={(row) => [
        { id: 'edit', label: t('admin.edit'), icon: Pencil, onAction: () => onEdit(row) },
      ]}
      bulkActions={[
        {
          id: 'delete',
          label: t('admin.delete'),
          icon: Trash2,
          tone: 'danger',
          inMenuOf: () => true,
          run: ask,
        },
      ]}
      empty={
        <EmptyState
          icon={BookmarkCheck}
          title={t('inventory.reservations.empty.title')}
          message={t('inventory.reservations.empty.message')}
        />
      }
      failure={failure}
    />
  )
}
