import { useDialogs, useTranslation, useUnsavedChanges } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import { Stack } from '@stoa/ui/stack'
import type { ReactNode } from 'react'

import { FormNotices, type Noticed } from './form-notices.tsx'
interface FormDialogProps {
  title: string
  subtitle?: string
  size?: 'small' | 'medium' | 'large'
  /** The label of the button that saves. Default `Save`. */
  saveLabel?: string
  form: Noticed & { isDirty: boolean; isSaving: boolean; submit: () => void }
  /** Saving makes sense before anything was changed, as for a new record; otherwise the button then only closes. */
  isSavedAsIs?: boolean
  /** What is written cannot be read again and compared with the fields. Default `isSavedAsIs`. */
  isNew?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form over the page. Asks before it discards unsaved changes. */
export function FormDialog(props: FormDialogProps) {
  const { title, subtitle, size, saveLabel, form, isSavedAsIs = false, onClose, children } = props
  const { isNew = isSavedAsIs } = props
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const { isDirty, isSaving, submit } = form
  useUnsavedChanges(isDirty && !isSaving)
  const close = async () => {
    const question = {
      title: t('admin.discard.title'),
      message: t('admin.discard.message'),
      confirmLabel: t('admin.discard.confirm'),
      tone: 'danger',
    } as const
    if (isDirty && !(await confirm(question))) return
    form.discard?.()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={() => void close()}
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      {...(size && { size })}
      // A number becomes known only when its field is left, so the button that saves is never out of reach.
      onSubmit={isDirty || isSavedAsIs ? submit : onClose}
      footer={
        <>
          <Button onPress={() => void close()}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" isLoading={isSaving}>
            {saveLabel ?? t('admin.save')}
          </Button>
        </>
      }
    >
      <Stack>
        <FormNotices form={form} isNew={isNew} />
        {children}
      </Stack>
    </Dialog>
  )
}
