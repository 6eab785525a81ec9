import { useRowResults } from '@stoa/admin/actions'
import { useDeleteDynamicCodes, type DynamicCode } from '@stoa/api/admin/discounts'
import { useDialogs, useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import Trash2 from 'lucide-react/icons/trash-2'

import { useDiscountQuestion } from '../../components/use-discount-question.ts'
import { useSwitchActions } from '../../components/use-switch-actions.ts'

/** What can be done with several codes of a template at once. */
export function useCodeActions(templateId: string): TableBulkAction<DynamicCode>[] {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const questionOf = useDiscountQuestion()
  const told = useRowResults()
  const { mutateAsync: remove } = useDeleteDynamicCodes()
  return [
    ...useSwitchActions(),
    {
      id: 'delete',
      label: t('admin.delete'),
      icon: Trash2,
      tone: 'danger',
      inMenuOf: () => true,
      run: async (rows) => {
        const lost = rows.map((row) => ({ ...row, is_dynamic: true }))
        if (!(await confirm(questionOf(lost)))) return
        const codes = rows.map(({ code }) => code)
        const results = await told(remove({ ids: codes, change: { id: templateId } }))
        const idOf = new Map(rows.map(({ id, code }) => [code, id]))
        return results?.map((result) => ({ ...result, id: idOf.get(result.id) ?? result.id }))
      },
    },
  ]
}
