import { lazyDialog } from '@stoa/admin/lazy-dialog'
import { useDeleteNote } from '@stoa/api/admin/notes'
import { useDialogs, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { useState } from 'react'

const EditNoteDialog = lazyDialog(async () => (await import('./edit-note.tsx')).EditNote)

export interface NoteOfRecord {
  id: string
  value: string
  /** The id of the order or customer that it is about. */
  resourceId: string
}

export function EditNoteButton({ note }: { note: NoteOfRecord }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="quiet" onPress={() => setOpen(true)}>
        {t('notes.edit')}
      </Button>
      {isOpen ? <EditNoteDialog note={note} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

export function DeleteNoteButton({ note: { id, resourceId } }: { note: NoteOfRecord }) {
  const { t } = useTranslation()
  const { confirm } = useDialogs()
  const { mutate: remove, isPending } = useDeleteNote()
  const ask = async () => {
    const question = {
      title: t('notes.removeTitle'),
      message: t('notes.removeMessage'),
      confirmLabel: t('notes.remove'),
      tone: 'danger',
    } as const
    if (await confirm(question)) remove({ id, resourceId })
  }
  return (
    <Button size="small" variant="quiet" isLoading={isPending} onPress={() => void ask()}>
      {t('notes.remove')}
    </Button>
  )
}
