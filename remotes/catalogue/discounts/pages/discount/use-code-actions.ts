import { useBulkAction } from '@stoa/admin/actions'
import { useDeleteDynamicCodes, type DynamicCode } from '@stoa/api/admin/discounts'
import { useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import Trash2 from 'lucide-react/icons/trash-2'

import { useDiscountQuestion } from '../../components/use-discount-question.ts'
import { useSwitchActions } from '../../components/use-switch-actions.ts'

/** What can be done with several codes of a template at once. */
export function useCodeActions(templateId: string): TableBulkAction<DynamicCode>[] {
  const { t } = useTranslation()
  const bulkAction = useBulkAction()
  const questionOf = useDiscountQuestion()
  const { mutateAsync: remove } = useDeleteDynamicCodes()
  return [
    ...useSwitchActions(),
    bulkAction<DynamicCode>({
      id: 'delete',
      label: t('admin.delete'),
      icon: Trash2,
      tone: 'danger',
      inMenuOf: () => true,
      question: (rows) => questionOf(rows.map((row) => ({ ...row, is_dynamic: true }))),
      // A code is deleted by its text, not by its id.
      write: async (each, rows) => {
        const ids = rows.map(({ code }) => code)
        const idOf = new Map(rows.map(({ id, code }) => [code, id]))
        const results = await remove({ ...each, ids, change: { id: templateId } })
        return results.map((result) => ({ ...result, id: idOf.get(result.id) ?? result.id }))
      },
    }),
  ]
}
