import { useDeleteDiscounts, type DiscountRow } from '@stoa/api/admin/discounts'
import { useDialogs, useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import Trash2 from 'lucide-react/icons/trash-2'

import { useDiscountQuestion } from '../../components/discount/use-discount-question.ts'
import { useSwitchActions } from '../../components/discount/use-switch-actions.ts'
import { useRowResults } from '../../components/use-row-results.ts'

const idsOf = (rows: readonly DiscountRow[]) => rows.map(({ id }) => id)

/** What can be done with several discounts at once. */
export function useDiscountActions(): TableBulkAction<DiscountRow>[] {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const questionOf = useDiscountQuestion()
  const told = useRowResults()
  const { mutateAsync: remove } = useDeleteDiscounts()
  return [
    ...useSwitchActions(),
    {
      id: 'delete',
      label: t('common.delete'),
      icon: Trash2,
      tone: 'danger',
      inMenuOf: () => true,
      run: async (rows) => {
        if (!(await confirm(questionOf(rows)))) return
        return told(remove({ ids: idsOf(rows), change: undefined }))
      },
    },
  ]
}
