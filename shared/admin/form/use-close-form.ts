import { useDialogs, useTranslation, useUnsavedChanges } from '@stoa/extension-sdk'

import type { Noticed } from './form-notices.tsx'

/** What a form needs to be shown over the page. */
export type ClosableForm = Noticed & { isDirty: boolean; isSaving: boolean; submit: () => void }

type Edited = Pick<ClosableForm, 'isDirty' | 'discard'> & Partial<Pick<ClosableForm, 'isSaving'>>

/** Closes what is edited over the page, after a question where changes would be lost; leaving the page asks, too. */
export function useCloseForm(
  { isDirty, isSaving = false, discard }: Edited,
  onClose: () => void,
): () => void {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  useUnsavedChanges(isDirty && !isSaving)
  const close = async () => {
    const question = {
      title: t('admin.discard.title'),
      message: t('admin.discard.message'),
      confirmLabel: t('admin.discard.confirm'),
      tone: 'danger',
    } as const
    if (isDirty && !(await confirm(question))) return
    discard?.()
    onClose()
  }
  return () => void close()
}
