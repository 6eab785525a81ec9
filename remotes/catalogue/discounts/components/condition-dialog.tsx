import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { StepResults, type StepState } from '@stoa/admin/steps'
import { useTranslation } from '@stoa/extension-sdk'
import { RadioCards } from '@stoa/ui/radio-cards'
import { Select } from '@stoa/ui/select'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'

import {
  freeOperators,
  freeTypes,
  OPERATORS,
  type ChosenCondition,
  type ConditionType,
} from '../model/conditions.ts'
import { ConditionPicker } from './condition-picker.tsx'

interface ConditionDialogProps {
  title: string
  /** What is changed. Without it a condition is created, and its type is chosen first. */
  initial?: ChosenCondition
  /** The other conditions of the discount. */
  others: readonly Pick<ChosenCondition, 'type' | 'operator'>[]
  /** Resolves with false while something is left to do. */
  onSave: (condition: ChosenCondition) => Promise<boolean | void>
  onClose: () => void
  /** The calls that saving takes; `resume` resolves with false while something is left to do. Default one call. */
  steps?: { states: readonly StepState[]; isRunning: boolean; resume: () => Promise<boolean> }
}

/** Chooses what a condition is about, whether it is only that or all but that, and what it names. */
export function ConditionDialog({ title, initial, others, onSave, onClose, steps }: ConditionDialogProps) {
  const { t } = useTranslation()
  // What is named may be read again while it is being saved.
  const [before] = useState(initial)
  const types = freeTypes(others)
  const form = useRecordForm<ChosenCondition>({
    id: before ? `condition-${before.type}-${before.operator}` : 'new-condition',
    values: before ?? emptyOf(types, others),
    save: async (condition) => {
      if (condition.named.length > 0) return onSave(condition)
      form.methods.setError('root', { message: t('discounts.conditions.nothing') })
      return false
    },
  })
  const { control, setValue } = form.methods
  const type = useWatch({ control, name: 'type' })
  const free = freeOperators(type, others)
  const chooseType = (next: ConditionType) => {
    const empty = emptyOf([next], others)
    for (const name of ['type', 'operator', 'named'] as const)
      setValue(name, empty[name], { shouldDirty: true })
  }
  const goOn = async () => {
    if (await steps?.resume()) form.discard()
  }
  return (
    <FormDialog
      title={title}
      size="large"
      form={form}
      {...(steps && { steps: { ...steps, resume: goOn } })}
      isSavedAsIs={!before}
      onClose={onClose}
    >
      {steps && steps.states.length > 0 ? (
        <StepResults states={steps.states} isRunning={steps.isRunning} />
      ) : (
        <>
          {before ? null : (
            <Select
              label={t('discounts.conditions.type')}
              placeholder={t('discounts.conditions.type')}
              options={types.map((id) => ({ id, label: t(`discounts.conditions.types.${id}`) }))}
              value={type}
              onChange={(next) => chooseType(next as ConditionType)}
            />
          )}
          <Field
            form={form}
            name="operator"
            as={RadioCards}
            label={t('discounts.conditions.operator')}
            cards={OPERATORS.map((id) => ({
              id,
              title: t(`discounts.conditions.operators.${id}`),
              ...(!free.includes(id) && { disabledReason: t('discounts.conditions.taken') }),
            }))}
          />
          <Field
            key={type}
            form={form}
            name="named"
            as={ConditionPicker}
            type={type}
            label={t(`discounts.conditions.types.${type}`)}
          />
        </>
      )}
    </FormDialog>
  )
}

function emptyOf(types: readonly ConditionType[], others: ConditionDialogProps['others']): ChosenCondition {
  const [type = 'products'] = types
  const [operator = 'in'] = freeOperators(type, others)
  return { type, operator, named: [] }
}
