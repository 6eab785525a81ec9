import { useReportFailure } from '@stoa/admin/failures'
import { reasonOrderChange, reasonOrderOf } from '@stoa/api/admin/return-reasons'
import { storeQueries, useUpdateStore } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
import type { MenuEntry } from '@stoa/ui/menu'
import { useQuery } from '@tanstack/react-query'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useMemo } from 'react'

import { movedReason, reasonRows, type ReasonGroup, type ReasonRow } from '../model/reason-rows.ts'

/** The order of the reasons, and the menu entries that change it. The store keeps it, as reasons have no field for it. */
export function useReasonOrder(reasons: readonly ReasonGroup[] = []) {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { data } = useQuery(storeQueries(useApi()).current())
  const { mutateAsync: update, isPending } = useUpdateStore()
  const metadata = data?.store.metadata
  const order = useMemo(() => reasonOrderOf(metadata), [metadata])
  const move = async (ids: readonly string[]) => {
    try {
      await update({ metadata: reasonOrderChange(ids) })
    } catch (error) {
      reportFailure(error)
    }
  }
  const moveEntries = (row: ReasonRow): MenuEntry[] =>
    (['up', 'down'] as const).map((direction) => {
      const moved = movedReason(reasonRows(reasons, order), row, direction)
      return {
        id: direction,
        label: t(`returnReasons.${direction}`),
        icon: direction === 'up' ? ArrowUp : ArrowDown,
        isDisabled: moved === undefined || data === undefined || isPending,
        onAction: () => moved && move(moved),
      }
    })
  return { order, moveEntries }
}
