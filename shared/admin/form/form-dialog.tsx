import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { LayeredModal } from '@stoa/ui/layered-modal'
import { Stack } from '@stoa/ui/stack'
import type { ReactNode } from 'react'

import { FormNotices } from './form-notices.tsx'
import { useCloseForm, type ClosableForm } from './use-close-form.ts'
import { useFormSave, type FormSteps } from './use-form-save.ts'

interface FormDialogProps {
  title: string
  subtitle?: string
  size?: 'small' | 'medium' | 'large'
  /** The label of the button that saves. Default `Save`. */
  saveLabel?: string
  form: ClosableForm
  /** Saving makes sense before anything was changed, as for a new record; otherwise the button then only closes. */
  isSavedAsIs?: boolean
  /** What is written cannot be read again and compared with the fields. Default `isSavedAsIs`. */
  isNew?: boolean
  /** Calls that follow the first one. Once they have begun, the button runs those that are left. */
  steps?: FormSteps
  onClose: () => void
  children: ReactNode
}

/** A form over the page. Asks before it discards unsaved changes. Its fields can push screens, by `useLayers`. */
export function FormDialog(props: FormDialogProps) {
  const { title, subtitle, size, saveLabel, form, isSavedAsIs = false, steps, onClose, children } = props
  const { isNew = isSavedAsIs } = props
  const { t } = useTranslation()
  const close = useCloseForm(form, onClose)
  const { label = saveLabel, save, isSaving } = useFormSave({ form, steps, isSavedAsIs, onClose })
  return (
    <LayeredModal
      isOpen
      onClose={close}
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      {...(size && { size })}
      // A number becomes known only when its field is left, so the button that saves is never out of reach.
      onSubmit={save}
      footer={
        <>
          <Button onPress={close}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" isLoading={isSaving}>
            {label ?? t('admin.save')}
          </Button>
        </>
      }
    >
      <Stack>
        <FormNotices form={form} isNew={isNew} />
        {children}
      </Stack>
    </LayeredModal>
  )
}
