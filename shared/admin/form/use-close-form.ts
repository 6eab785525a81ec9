import { useUnsavedChanges } from '@stoa/extension-sdk'

import type { Noticed } from './form-notices.tsx'
import { useDiscardQuestion } from './use-discard-question.ts'

/** What a form needs to be shown over the page. */
export type ClosableForm = Noticed & { isDirty: boolean; isSaving: boolean; submit: () => void }

type Edited = Pick<ClosableForm, 'isDirty' | 'discard'> & Partial<Pick<ClosableForm, 'isSaving'>>

/** Closes what is edited over the page, after a question where changes would be lost; leaving the page asks, too. */
export function useCloseForm(
  { isDirty, isSaving = false, discard }: Edited,
  onClose: () => void,
): () => void {
  const confirmDiscard = useDiscardQuestion()
  useUnsavedChanges(isDirty && !isSaving)
  const close = async () => {
    if (isDirty && !(await confirmDiscard())) return
    discard?.()
    onClose()
  }
  return () => void close()
}
