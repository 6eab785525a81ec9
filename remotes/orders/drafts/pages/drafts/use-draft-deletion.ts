import { useBulkAction } from '@stoa/admin/actions'
import { useDeleteDraftOrders, type ListedDraft } from '@stoa/api/admin/draft-orders'
import { useTranslation } from '@stoa/extension-sdk'
import Trash2 from 'lucide-react/icons/trash-2'

import { useDraftQuestion } from '../../components/use-draft-question.ts'

const isOpen = ({ status }: ListedDraft) => status === 'open'

/** Deletes the open ones of some drafts: the store keeps those that are paid. */
export function useDraftDeletion() {
  const { t } = useTranslation()
  const question = useDraftQuestion()
  const { mutateAsync: remove } = useDeleteDraftOrders()
  return useBulkAction()<ListedDraft>({
    id: 'delete',
    label: t('admin.delete'),
    icon: Trash2,
    tone: 'danger',
    inMenuOf: isOpen,
    question,
    write: (each, rows) =>
      remove({ ...each, ids: rows.filter(isOpen).map(({ id }) => id), change: undefined }),
  })
}
