import { useRowResults } from '@stoa/admin/actions'
import { Field, FormDialog, useRecordForm } from '@stoa/admin/form'
import { useCreateNotes } from '@stoa/api/admin/notes'
import { useTranslation } from '@stoa/extension-sdk'
import type { ActedRow, BulkProgress } from '@stoa/ui/action-table'
import { TextArea } from '@stoa/ui/text-area'

export interface NoteDialogProps {
  ids: readonly string[]
  progress: BulkProgress
  /** Called with the result of each order; with nothing when it was given up. */
  onClose: (results?: readonly ActedRow[]) => void
}

/** Writes the same note about several orders. The text stays while none of them takes it. */
export function NoteDialog({ ids, progress, onClose }: NoteDialogProps) {
  const { t } = useTranslation()
  const resultsOf = useRowResults()
  const { mutateAsync: create } = useCreateNotes()
  const form = useRecordForm({
    id: 'orders-note',
    values: { value: '' },
    save: async ({ value }) => {
      const written = await create({
        ids,
        change: { resourceType: 'order', value: value.trim() },
        ...progress,
      })
      const failed = written.filter(({ error }) => error !== undefined)
      if (failed.length === written.length) throw failed[0]?.error
      onClose(await resultsOf(Promise.resolve(written)))
    },
  })
  return (
    <FormDialog
      title={t('orderList.note.title', { count: ids.length })}
      saveLabel={t('notes.add')}
      form={form}
      isNew
      onClose={() => onClose()}
    >
      <Field
        form={form}
        name="value"
        as={TextArea}
        rows={4}
        label={t('notes.text')}
        description={t('orderList.note.hint')}
        rules={{ validate: (value: string) => value.trim() !== '' || 'admin.missing' }}
      />
    </FormDialog>
  )
}
