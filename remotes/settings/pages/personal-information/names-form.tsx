import { Field, FormNotices, OPTIONAL_TEXT, useRecordForm } from '@stoa/admin/form'
import { useUpdateUser } from '@stoa/api/admin/users'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { FormGrid } from '@stoa/ui/form-grid'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import type { SubmitEvent } from 'react'

interface NamedUser {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
}

export function NamesForm({ user: { id, email, first_name, last_name } }: { user: NamedUser }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateUser()
  const form = useRecordForm({
    id: 'names',
    values: { first_name: first_name ?? '', last_name: last_name ?? '' },
    save: async (values) => {
      await update({ id, changes: values })
      notify.success(t('settings.person.saved'), t('settings.person.savedMessage'))
    },
  })
  const { isDirty, isSaving, submit, discard } = form
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <FormNotices form={form} />
        <FormGrid>
          <Field
            form={form}
            name="first_name"
            as={TextField}
            label={t('settings.person.firstName')}
            rules={OPTIONAL_TEXT}
            autoComplete="given-name"
          />
          <Field
            form={form}
            name="last_name"
            as={TextField}
            label={t('settings.person.lastName')}
            rules={OPTIONAL_TEXT}
            autoComplete="family-name"
          />
        </FormGrid>
        <TextField
          label={t('settings.person.email')}
          description={t('settings.person.emailFixed')}
          type="email"
          value={email}
          isReadOnly
        />
        <Inline>
          <Button type="submit" variant="primary" isDisabled={!isDirty} isLoading={isSaving}>
            {t('admin.save')}
          </Button>
          {isDirty && !isSaving ? (
            <Button variant="quiet" onPress={discard}>
              {t('admin.discard.action')}
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </form>
  )
}
