import { FocusModal } from '@stoa/ui/focus-modal'
import type { ReactNode } from 'react'

import { FormNotices } from './form-notices.tsx'
import { useCloseForm, type ClosableForm } from './use-close-form.ts'

interface FormWindowProps {
  title: string
  subtitle?: string
  form: ClosableForm
  /** Saving makes sense before anything was changed, as for a new record; otherwise the button then only closes. */
  isSavedAsIs?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form that fills the window, for more fields than a dialog shows at once. Asks before it discards unsaved changes. */
export function FormWindow({
  title,
  subtitle,
  form,
  isSavedAsIs = false,
  onClose,
  children,
}: FormWindowProps) {
  const { isDirty, isSaving, submit } = form
  return (
    <FocusModal
      isOpen
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      onClose={useCloseForm(form, onClose)}
      onSave={isDirty || isSavedAsIs ? submit : onClose}
      isSaving={isSaving}
    >
      <FormNotices form={form} isNew={isSavedAsIs} />
      {children}
    </FocusModal>
  )
}
