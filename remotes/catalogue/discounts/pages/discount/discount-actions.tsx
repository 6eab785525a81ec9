import { useDeleteRecord } from '@stoa/admin/record'
import { useDeleteDiscount, useSwitchDiscount, type AdminDiscount } from '@stoa/api/admin/discounts'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Menu } from '@stoa/ui/menu'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash2 from 'lucide-react/icons/trash-2'

import { useDiscountQuestion } from '../../components/use-discount-question.ts'
import { useDuplicate } from '../../components/use-duplicate.ts'

export function DiscountActions({ discount }: { discount: AdminDiscount }) {
  const { id, code, is_disabled, parent_discount_id } = discount
  const { t } = useTranslation()
  const notify = useNotify()
  const questionOf = useDiscountQuestion()
  const duplicate = useDuplicate()
  const { mutate: change, isPending } = useSwitchDiscount()
  const deletion = useDeleteRecord(useDeleteDiscount(), {
    id,
    name: code,
    question: questionOf([discount]),
    done: t('discounts.deleted'),
    back: '/discounts',
  })

  const toggle = () => {
    const onSuccess = () => notify.success(t(is_disabled ? 'discounts.enabled' : 'discounts.disabled'), code)
    change({ id, disabled: !is_disabled }, { onSuccess })
  }

  return (
    <>
      <Menu
        trigger={<Button icon={Ellipsis} aria-label={t('discounts.more')} isLoading={deletion.isPending} />}
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
      <Button isLoading={isPending} onPress={toggle}>
        {t(is_disabled ? 'discounts.enable' : 'discounts.disable')}
      </Button>
    </>
  )
}
