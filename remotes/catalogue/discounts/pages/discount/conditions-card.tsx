import { useReportFailure } from '@stoa/admin/failures'
import { useDeleteDiscountCondition, type AdminDiscount } from '@stoa/api/admin/discounts'
import { useDialogs, useNotify, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Card } from '@stoa/ui/card'
import { useState } from 'react'

import lines from '../../components/condition-line.module.css'
import { freeTypes } from '../../model/conditions.ts'
import { AddCondition } from './add-condition.tsx'
import { EditCondition } from './edit-condition.tsx'
import { NamedCondition } from './named-condition.tsx'

type Condition = AdminDiscount['rule']['conditions'][number]

export function ConditionsCard({ discount }: { discount: AdminDiscount }) {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const { confirm } = useDialogs()
  const notify = useNotify()
  const { mutate: remove, isPending, variables } = useDeleteDiscountCondition()
  const [edited, setEdited] = useState<Condition | 'new'>()
  const { conditions } = discount.rule
  const close = () => setEdited(undefined)

  const ask = async ({ id, type }: Condition) => {
    const isWanted = await confirm({
      title: t('discounts.conditions.delete.title', { what: t(`discounts.conditions.types.${type}`) }),
      message: t('discounts.conditions.delete.message', { code: discount.code }),
      confirmLabel: t('discounts.conditions.delete.confirm'),
      tone: 'danger',
    })
    if (!isWanted) return
    remove(
      { discountId: discount.id, conditionId: id },
      {
        onSuccess: () => notify.success(t('discounts.conditions.deleted'), discount.code),
        onError: (error) => reportFailure(error),
      },
    )
  }

  return (
    <Card
      title={t('discounts.conditions.title')}
      description={t('discounts.conditions.hint')}
      actions={
        <Button isDisabled={freeTypes(conditions).length === 0} onPress={() => setEdited('new')}>
          {t('discounts.conditions.add')}
        </Button>
      }
    >
      {conditions.length === 0 ? (
        t('discounts.conditions.none')
      ) : (
        <ul className={lines['lines']}>
          {conditions.map((condition) => (
            <NamedCondition
              key={condition.id}
              condition={condition}
              onEdit={() => setEdited(condition)}
              onRemove={() => void ask(condition)}
              isRemoving={isPending && variables.conditionId === condition.id}
            />
          ))}
        </ul>
      )}
      {edited === 'new' ? <AddCondition discount={discount} onClose={close} /> : null}
      {edited === undefined || edited === 'new' ? null : (
        <EditCondition discount={discount} condition={edited} onClose={close} />
      )}
    </Card>
  )
}
