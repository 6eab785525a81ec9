import { useArchiveOrders, useCompleteOrders, type OrderRow } from '@stoa/api/admin/orders'
import { isSessionLost } from '@stoa/api/http'
import type { EachWritten } from '@stoa/api/react'
import { useDialogs, useFailureText, useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import type { TableBulkAction } from '@stoa/ui/action-table'
import Archive from 'lucide-react/icons/archive'
import CircleCheck from 'lucide-react/icons/circle-check'

const idsOf = (rows: readonly OrderRow[]) => rows.map(({ id }) => id)

/** What can be done with orders in the list. */
export function useOrderActions(): TableBulkAction<OrderRow>[] {
  const { t, locale } = useTranslation()
  const { confirm } = useDialogs()
  const failureText = useFailureText()
  const { mutateAsync: complete } = useCompleteOrders()
  const { mutateAsync: archive } = useArchiveOrders()

  const told = async (writing: Promise<EachWritten[]>) => {
    try {
      const results = await writing
      return results.map(({ id, error }) => ({
        id,
        ...(error !== undefined && { error: failureText(error) }),
      }))
    } catch (error) {
      if (isSessionLost(error)) return
      throw error
    }
  }
  const archiveQuestion = (count: number) => {
    const counts = { count, number: formatNumber(count, locale) }
    return {
      title: t('orders.archive.title', counts),
      message: t('orders.archive.message', counts),
      confirmLabel: t('orders.archive.action'),
    }
  }

  return [
    {
      id: 'complete',
      label: t('orders.complete'),
      icon: CircleCheck,
      inMenuOf: ({ status }) => status === 'pending',
      run: (rows) => told(complete({ ids: idsOf(rows), change: undefined })),
    },
    {
      id: 'archive',
      label: t('orders.archive.action'),
      icon: Archive,
      inMenuOf: ({ status }) => status === 'completed',
      run: async (rows) => {
        if (await confirm(archiveQuestion(rows.length)))
          return told(archive({ ids: idsOf(rows), change: undefined }))
      },
    },
  ]
}
