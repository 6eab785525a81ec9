import { Field, FormNotices, useRecordForm } from '@stoa/admin/form'
import { useCreateNote } from '@stoa/api/admin/notes'
import { useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Stack } from '@stoa/ui/stack'
import { TextArea } from '@stoa/ui/text-area'

const BLANK = { value: '' }

/** Writes a note about a customer. */
export function NewNote({ customerId }: { customerId: string }) {
  const { t } = useTranslation()
  const { mutateAsync: create } = useCreateNote()
  const form = useRecordForm({
    id: 'new-note',
    values: BLANK,
    save: async ({ value }) => {
      await create({ resource_id: customerId, resource_type: 'customer', value: value.trim() })
      form.discard()
      return false
    },
  })
  return (
    <form
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
          label={t('customers.notes.new')}
          rules={{ validate: (value: string) => value.trim() !== '' || 'admin.missing' }}
        />
        <Button type="submit" isLoading={form.isSaving}>
          {t('customers.notes.add')}
        </Button>
      </Stack>
    </form>
  )
}
