import { FormDialog, useRecordForm } from '@stoa/admin/form'
import { areDone, StepResults, type StepState, useSteps } from '@stoa/admin/steps'
import type { AdminProduct } from '@stoa/api/admin/products'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { useState } from 'react'

import { collidingAfter } from '../../model/option-changes.ts'
import { OptionRows, type OptionValues } from './option-rows.tsx'
import { useOptionSteps } from './use-option-steps.ts'

interface EditOptionsProps {
  product: AdminProduct
  onClose: () => void
}

/** Adds, renames and deletes options, one call after the other, and shows the result of each. */
export function EditOptions({ product, onClose }: EditOptionsProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { states, isRunning, run, resume } = useSteps()
  // The steps change the product; what is left of them does not change with it.
  const [before] = useState(product)
  const stepsOf = useOptionSteps(before)
  const isBegun = states.length > 0
  const form = useRecordForm<OptionValues>({
    id: 'options',
    values: { options: before.options.map(({ id, title }) => ({ id, title, values: {} })) },
    isSavedElsewhere: isBegun,
    save: async ({ options }) =>
      collidingAfter(before, options).length === 0 && settle(await run(stepsOf(options))),
  })
  const settle = (settled: readonly StepState[] | undefined) => {
    if (!settled || !areDone(settled)) return false
    notify.success(t('productVariants.options.saved'), product.title)
    onClose()
    return true
  }
  const goOn = async () => {
    if (settle(await resume())) form.discard()
  }
  return (
    <FormDialog
      title={t('productVariants.options.edit')}
      form={isBegun ? { ...form, isDirty: false } : form}
      steps={{ states, isRunning, resume: goOn }}
      onClose={onClose}
    >
      {isBegun ? (
        <StepResults states={states} isRunning={isRunning} />
      ) : (
        <OptionRows form={form} product={before} />
      )}
    </FormDialog>
  )
}
