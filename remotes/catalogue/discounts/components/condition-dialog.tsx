import { FormDialog } from '@stoa/admin/form'
import { useTranslation } from '@stoa/extension-sdk'
import { RadioCards } from '@stoa/ui/radio-cards'
import { Select } from '@stoa/ui/select'
import { useState, type ReactNode } from 'react'

import {
  freeOperators,
  freeTypes,
  namedChanges,
  OPERATORS,
  type ChosenCondition,
  type ConditionType,
  type Operator,
} from '../model/conditions.ts'
import { ConditionPicker } from './condition-picker.tsx'

interface ConditionDialogProps {
  title: string
  /** What is changed. Without it a condition is created, and its type is chosen first. */
  initial?: ChosenCondition
  /** The other conditions of the discount. */
  others: readonly Pick<ChosenCondition, 'type' | 'operator'>[]
  isSaving?: boolean
  onSave: (condition: ChosenCondition) => void
  onClose: () => void
  /** The result of saving. */
  children?: ReactNode
}

/** Chooses what a condition is about, whether it is only that or all but that, and what it names. */
export function ConditionDialog(props: ConditionDialogProps) {
  const { title, initial, others, isSaving = false, onSave, onClose, children } = props
  const { t } = useTranslation()
  const types = freeTypes(others)
  const [condition, setCondition] = useState<ChosenCondition>(() => initial ?? emptyOf(types, others))
  const [isTried, setTried] = useState(false)
  // What is named may be read again while it is being saved.
  const [before] = useState(initial)
  const { type, operator, named } = condition
  const { added, removed } = namedChanges(before?.named ?? [], named)
  const free = freeOperators(type, others)
  const submit = () => {
    setTried(true)
    if (named.length > 0) onSave(condition)
  }
  return (
    <FormDialog
      title={title}
      size="large"
      form={{
        isDirty: added.length + removed.length > 0 || (before !== undefined && operator !== before.operator),
        isSaving,
        failure: isTried && named.length === 0 ? t('discounts.conditions.nothing') : undefined,
        submit,
      }}
      isSavedAsIs={initial === undefined}
      onClose={onClose}
    >
      {children}
      {initial ? null : (
        <Select
          label={t('discounts.conditions.type')}
          placeholder={t('discounts.conditions.type')}
          options={types.map((id) => ({ id, label: t(`discounts.conditions.types.${id}`) }))}
          value={type}
          onChange={(next) => setCondition(emptyOf([next as ConditionType], others))}
        />
      )}
      <RadioCards
        label={t('discounts.conditions.operator')}
        cards={OPERATORS.map((id) => ({
          id,
          title: t(`discounts.conditions.operators.${id}`),
          ...(!free.includes(id) && { disabledReason: t('discounts.conditions.taken') }),
        }))}
        value={operator}
        onChange={(next) => setCondition({ ...condition, operator: next as Operator })}
      />
      <ConditionPicker
        key={type}
        type={type}
        chosen={named}
        onChoose={(next) => setCondition({ ...condition, named: next })}
      />
    </FormDialog>
  )
}

function emptyOf(types: readonly ConditionType[], others: ConditionDialogProps['others']): ChosenCondition {
  const [type = 'products'] = types
  const [operator = 'in'] = freeOperators(type, others)
  return { type, operator, named: [] }
}
