import { useDeleteDiscounts, useSwitchDiscounts, type DiscountRow } from '@stoa/api/admin/discounts'
import { useDialogs, useTranslation } from '@stoa/extension-sdk'
import type { TableBulkAction } from '@stoa/ui/action-table'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import Trash2 from 'lucide-react/icons/trash-2'

import { useDiscountQuestion } from '../../components/discount/use-discount-question.ts'
import { useRowResults } from '../../components/use-row-results.ts'

const idsOf = (rows: readonly DiscountRow[]) => rows.map(({ id }) => id)

/** What can be done with several discounts at once. */
export function useDiscountActions(): TableBulkAction<DiscountRow>[] {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const questionOf = useDiscountQuestion()
  const told = useRowResults()
  const { mutateAsync: change } = useSwitchDiscounts()
  const { mutateAsync: remove } = useDeleteDiscounts()
  const become = (disabled: boolean) => (rows: readonly DiscountRow[]) =>
    told(change({ ids: idsOf(rows), change: { disabled } }))
  return [
    {
      id: 'enable',
      label: t('discounts.enable'),
      icon: CircleCheck,
      inMenuOf: ({ is_disabled }) => is_disabled,
      run: become(false),
    },
    {
      id: 'disable',
      label: t('discounts.disable'),
      icon: CircleOff,
      inMenuOf: ({ is_disabled }) => !is_disabled,
      run: become(true),
    },
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
