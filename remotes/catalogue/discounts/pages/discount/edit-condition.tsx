import { LoadFailure } from '@stoa/admin/failures'
import { areDone, type StepState, useSteps } from '@stoa/admin/steps'
import type { AdminDiscount } from '@stoa/api/admin/discounts'
import { useApi } from '@stoa/api/react'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Dialog } from '@stoa/ui/dialog'
import { SkeletonLines } from '@stoa/ui/skeleton-lines'
import { useQuery } from '@tanstack/react-query'

import { namedByCondition } from '../../components/condition-choices.ts'
import { ConditionDialog } from '../../components/condition-dialog.tsx'
import type { Named } from '../../model/conditions.ts'
import { useConditionSteps } from './use-condition-steps.ts'

interface EditConditionProps {
  discount: AdminDiscount
  condition: AdminDiscount['rule']['conditions'][number]
  onClose: () => void
}

/** Changes what a condition names, or turns it around; all that it names is read first. */
export function EditCondition(props: EditConditionProps) {
  const { condition, onClose } = props
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    ...namedByCondition(useApi(), condition.type, condition.id),
    // What is being edited stays as it was when the dialog opened.
    refetchOnWindowFocus: false,
  })
  if (data) return <LoadedCondition {...props} named={data} />
  return (
    <Dialog isOpen onClose={onClose} title={t('discounts.conditions.edit')} size="large">
      {error ? (
        <LoadFailure title={t('admin.choose.failed')} error={error} onRetry={refetch} />
      ) : (
        <SkeletonLines count={8} />
      )}
    </Dialog>
  )
}

function LoadedCondition({ discount, condition, named, onClose }: EditConditionProps & { named: Named[] }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const stepsOf = useConditionSteps(discount.id, { ...condition, named })
  const { states, isRunning, run, resume } = useSteps()

  const settle = (settled: readonly StepState[] | undefined) => {
    if (!settled || !areDone(settled)) return false
    notify.success(t('discounts.conditions.saved'), discount.code)
    onClose()
    return true
  }

  return (
    <ConditionDialog
      title={t('discounts.conditions.edit')}
      initial={{ type: condition.type, operator: condition.operator, named }}
      others={discount.rule.conditions.filter(({ id }) => id !== condition.id)}
      onSave={async (chosen) => settle(await run(stepsOf(chosen)))}
      onClose={onClose}
      steps={{ states, isRunning, resume: async () => settle(await resume()) }}
    />
  )
}
