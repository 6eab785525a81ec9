import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useUpdateNote } from '@stoa/api/admin/notes'
import { useTranslation } from '@stoa/extension-sdk'
import { TextArea } from '@stoa/ui/text-area'

import type { NoteOfRecord } from './note-actions.tsx'

interface EditNoteProps {
  note: NoteOfRecord
  onClose: () => void
}

export function EditNote({ note: { id, value, resourceId }, onClose }: EditNoteProps) {
  const { t } = useTranslation()
  const { mutateAsync: update } = useUpdateNote()
  const form = useRecordForm({
    id: `note-${id}`,
    values: { value },
    save: async (typed) => {
      await update({ id, resourceId, value: typed.value.trim() })
      onClose()
    },
  })
  return (
    <FormDialog title={t('notes.edit')} size="small" form={form} onClose={onClose}>
      <Field
        form={form}
        name="value"
        as={TextArea}
        rows={4}
        label={t('notes.text')}
        rules={{ validate: (typed: string) => typed.trim() !== '' || 'admin.missing' }}
      />
    </FormDialog>
  )
}
