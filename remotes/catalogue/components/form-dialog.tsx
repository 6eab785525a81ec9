import { useDialogs, useTranslation, useUnsavedChanges } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { Dialog } from '@stoa/ui/dialog'
import type { ReactNode } from 'react'

import styles from './form-dialog.module.css'

interface FormDialogProps {
  title: string
  subtitle?: string
  size?: 'small' | 'medium' | 'large'
  /** What the button that saves is called. Default `Save`. */
  saveLabel?: string
  form: { isDirty: boolean; isSaving: boolean; failure: string | undefined; submit: () => void }
  /** Saving makes sense before anything was changed, as when something is made anew; otherwise it then only closes. */
  isSavedAsIs?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form over the page. Asks before what was typed is thrown away. */
export function FormDialog(props: FormDialogProps) {
  const { title, subtitle, size, saveLabel, form, isSavedAsIs = false, onClose, children } = props
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const { isDirty, isSaving, failure, submit } = form
  useUnsavedChanges(isDirty && !isSaving)
  const close = async () => {
    const question = {
      title: t('common.discard.title'),
      message: t('common.discard.message'),
      confirmLabel: t('common.discard.confirm'),
      tone: 'danger',
    } as const
    if (!isDirty || (await confirm(question))) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={() => void close()}
      title={title}
      {...(subtitle !== undefined && { subtitle })}
      {...(size && { size })}
      closeLabel={t('common.close')}
      // A number becomes known only when its field is left, so the button that saves is never out of reach.
      onSubmit={isDirty || isSavedAsIs ? submit : onClose}
      footer={
        <>
          <Button onPress={() => void close()}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" isLoading={isSaving}>
            {saveLabel ?? t('common.save')}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        {failure ? (
          <Banner tone="error" title={t('common.notSaved')}>
            {failure}
          </Banner>
        ) : null}
        {children}
      </div>
    </Dialog>
  )
}
