import type { EachWritten } from '@stoa/api/react'
import { useTranslation, type Question } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import Trash2 from 'lucide-react/icons/trash-2'

import { useBulkAction, type EachRow } from './use-bulk-action.ts'

interface Deletion {
  mutateAsync: (each: EachRow & { change: undefined }) => Promise<EachWritten[]>
}

/** Deletes rows, from the bulk bar and from the menu of each row, after a question that says what is lost. */
export function useDeleteAction<Row>(
  { mutateAsync }: Deletion,
  question: (rows: readonly Row[]) => Question | Promise<Question>,
): TableBulkAction<Row & { id: string }> {
  const { t } = useTranslation()
  return useBulkAction()<Row & { id: string }>({
    id: 'delete',
    label: t('admin.delete'),
    icon: Trash2,
    tone: 'danger',
    inMenuOf: () => true,
    question,
    write: (each) => mutateAsync({ ...each, change: undefined }),
  })
}
