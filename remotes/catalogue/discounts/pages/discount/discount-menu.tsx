import { RecordMenu, useDeleteRecord } from '@stoa/admin/record'
import { useDeleteDiscount, type AdminDiscount } from '@stoa/api/admin/discounts'
import { useTranslation } from '@stoa/extension-sdk'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'

import { useDiscountQuestion } from '../../components/use-discount-question.ts'
import { useDuplicate } from '../../components/use-duplicate.ts'

export function DiscountMenu({ discount }: { discount: AdminDiscount }) {
  const { id, code, parent_discount_id } = discount
  const { t } = useTranslation()
  const questionOf = useDiscountQuestion()
  const duplicate = useDuplicate()
  const deletion = useDeleteRecord(useDeleteDiscount(), {
    id,
    name: code,
    question: questionOf([discount]),
    done: t('discounts.deleted'),
    back: '/discounts',
  })
  return (
    <RecordMenu
      label={t('discounts.more')}
      isLoading={deletion.isPending}
      entries={[
        ...(parent_discount_id
          ? []
          : [
              {
                id: 'duplicate',
                label: t('discounts.duplicate'),
                icon: Copy,
                onAction: () => duplicate(id),
              },
            ]),
        {
          id: 'delete',
          label: t('admin.delete'),
          icon: Trash2,
          tone: 'danger',
          onAction: () => void deletion.ask(),
        },
      ]}
    />
  )
}
