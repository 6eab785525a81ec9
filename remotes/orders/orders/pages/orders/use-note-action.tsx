import { lazyDialog } from '@stoa/admin/lazy-dialog'
import type { OrderRow } from '@stoa/api/admin/orders'
import { useTranslation } from '@stoa/extension-sdk'
import type { ActedRow, BulkProgress, TableBulkAction } from '@stoa/ui/action-table'
import MessageSquare from 'lucide-react/icons/message-square'
import { useState, type ReactNode } from 'react'

import type { NoteDialogProps } from './note-dialog.tsx'

const NoteDialog = lazyDialog(async () => (await import('./note-dialog.tsx')).NoteDialog)

type Asked = Pick<NoteDialogProps, 'ids' | 'progress'> & { answer: NoteDialogProps['onClose'] }

/** Writes a note about several orders, in a dialog that the caller has to render. */
export function useNoteAction(): { action: TableBulkAction<OrderRow>; dialog: ReactNode } {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked>()
  const run = (rows: readonly OrderRow[], progress: BulkProgress) => {
    const { promise, resolve } = Promise.withResolvers<readonly ActedRow[] | undefined>()
    setAsked({ ids: rows.map(({ id }) => id), progress, answer: resolve })
    return promise
  }
  const close = (results?: readonly ActedRow[]) => {
    asked?.answer(results)
    setAsked(undefined)
  }
  return {
    action: { id: 'note', label: t('notes.add'), icon: MessageSquare, inMenuOf: () => true, run },
    dialog: asked ? <NoteDialog ids={asked.ids} progress={asked.progress} onClose={close} /> : null,
  }
}
