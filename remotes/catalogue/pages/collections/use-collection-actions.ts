import { useDeleteCollections } from '@stoa/api/admin/collections'
import { useDialogs, useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import Trash2 from 'lucide-react/icons/trash-2'

import { useCollectionQuestion } from '../../components/collection/use-collection-question.ts'
import { useRowResults } from '../../components/use-row-results.ts'
import type { CollectionRow } from '../../model/collection-row.ts'

/** What can be done with several collections at once. */
export function useCollectionActions(): TableBulkAction<CollectionRow>[] {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const questionOf = useCollectionQuestion()
  const told = useRowResults()
  const { mutateAsync: remove } = useDeleteCollections()
  return [
    {
      id: 'delete',
      label: t('common.delete'),
      icon: Trash2,
      tone: 'danger',
      inMenuOf: () => true,
      run: async (rows) => {
        if (!(await confirm(questionOf(rows)))) return
        return told(remove({ ids: rows.map(({ id }) => id), change: undefined }))
      },
    },
  ]
}
