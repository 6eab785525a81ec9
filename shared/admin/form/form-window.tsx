import { FocusModal } from '@stoa/ui/focus-modal'
import type { ReactNode } from 'react'

import { FormNotices } from './form-notices.tsx'
import { useCloseForm, type ClosableForm } from './use-close-form.ts'
import { useFormSave, type FormSteps } from './use-form-save.ts'

interface FormWindowProps {
  title: string
  subtitle?: string
  form: ClosableForm
  /** Saving makes sense before anything was changed, as for a new record; otherwise the button then only closes. */
  isSavedAsIs?: boolean
  /** Calls that follow the first one. Once they have begun, the button runs those that are left. */
  steps?: FormSteps
  onClose: () => void
  children: ReactNode
}

/** A form that fills the window, for more fields than a dialog shows at once. Asks before it discards unsaved changes. */
export function FormWindow({
  title,
  subtitle,
  form,
  isSavedAsIs = false,
  steps,
  onClose,
  children,
}: FormWindowProps) {
  const { label, save, isSaving } = useFormSave({ form, steps, isSavedAsIs, onClose })
  return (
    <FocusModal
      isOpen
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      onClose={useCloseForm(form, onClose)}
      onSave={save}
      {...(label !== undefined && { saveLabel: label })}
      isSaving={isSaving}
    >
      <FormNotices form={form} isNew={isSavedAsIs} />
      {children}
    </FocusModal>
  )
}
