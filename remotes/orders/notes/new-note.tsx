import { Field, FormNotices, useRecordForm } from '@stoa/admin/form'
import { useCreateNote } from '@stoa/api/admin/notes'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Stack } from '@stoa/ui/stack'
import { TextArea } from '@stoa/ui/text-area'

import styles from './new-note.module.css'

interface NewNoteProps {
  /** What the note is about. */
  resourceType: 'customer' | 'draft_order' | 'order'
  resourceId: string
}

const BLANK = { value: '' }

/** Writes a note that staff alone can read. */
export function NewNote({ resourceType, resourceId }: NewNoteProps) {
  const { t } = useTranslation()
  const { mutateAsync: create } = useCreateNote()
  const form = useRecordForm({
    id: 'new-note',
    values: BLANK,
    save: async ({ value }) => {
      await create({ resource_id: resourceId, resource_type: resourceType, value: value.trim() })
      form.discard()
      return false
    },
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <Stack>
        <FormNotices form={form} isNew />
        <Field
          form={form}
          name="value"
          as={TextArea}
          rows={2}
          label={t('notes.new')}
          rules={{ validate: (value: string) => value.trim() !== '' || 'admin.missing' }}
        />
        <Button type="submit" isLoading={form.isSaving}>
          {t('notes.add')}
        </Button>
      </Stack>
    </form>
  )
}
