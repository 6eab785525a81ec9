import { useTranslation } from '@stoa/extension-sdk'

import type { StepState } from '../steps/steps.ts'
import type { ClosableForm } from './use-close-form.ts'

/** The calls that saving takes after the first one, as `useSteps` runs them. */
export interface FormSteps {
  states: readonly StepState[]
  isRunning: boolean
  /** Runs the steps that failed or were not tried. */
  resume: () => unknown
}

interface FormSaveOptions {
  form: ClosableForm
  steps: FormSteps | undefined
  isSavedAsIs: boolean
  onClose: () => void
}

/** What the button that saves does: it saves, goes on with the steps that are left, or only closes. */
export function useFormSave({ form, steps, isSavedAsIs, onClose }: FormSaveOptions) {
  const { t } = useTranslation()
  const isSaving = form.isSaving || steps?.isRunning === true
  if (!steps || steps.states.length === 0)
    return { isSaving, save: form.isDirty || isSavedAsIs ? form.submit : onClose, label: undefined }
  return { isSaving, save: () => void steps.resume(), label: isSaving ? undefined : t('admin.steps.resume') }
}
