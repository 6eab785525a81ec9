import type { ReservationRow } from '@stoa/api/admin/reservations'
import { useTranslation, type Question } from '@stoa/extension-sdk'

/** Asks before reservations are deleted; says how many pieces become available. */
export function useReservationQuestion(): (rows: readonly ReservationRow[]) => Question {
  const { t } = useTranslation()
  const counted = (key: string, count: number) => t(`inventory.reservations.delete.${key}`, { count })
  return (rows) => ({
    title: counted('title', rows.length),
    message: counted(
      'message',
      rows.reduce((sum, { quantity }) => sum + quantity, 0),
    ),
    confirmLabel: counted('confirm', rows.length),
    tone: 'danger',
  })
}
