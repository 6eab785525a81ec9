import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { FormGrid } from '@stoa/ui/form-grid'
import { Inline } from '@stoa/ui/inline'
import { Stack } from '@stoa/ui/stack'
import { TextField } from '@stoa/ui/text-field'
import { Controller } from 'react-hook-form'

import { NAME_RULES, useNamesForm, type Named } from './use-names-form.ts'

const FIELDS = [
  { name: 'first_name', label: 'settings.person.firstName', autoComplete: 'given-name' },
  { name: 'last_name', label: 'settings.person.lastName', autoComplete: 'family-name' },
] as const

export function NamesForm({ user }: { user: Named & { email: string } }) {
  const { t } = useTranslation()
  const { place, control, errorsOf, failure, isDirty, isSaving, save, discard } = useNamesForm(user)
  return (
    <form ref={place} noValidate onSubmit={save}>
      <Stack>
        {failure ? (
          <Banner tone="error" title={t('settings.person.notSaved')}>
            {failure}
          </Banner>
        ) : null}
        <FormGrid>
          {FIELDS.map(({ name, label, autoComplete }) => (
            <Controller
              key={name}
              name={name}
              control={control}
              rules={NAME_RULES}
              render={({ field }) => (
                <TextField {...field} label={t(label)} errors={errorsOf(name)} autoComplete={autoComplete} />
              )}
            />
          ))}
        </FormGrid>
        <TextField
          label={t('settings.person.email')}
          description={t('settings.person.emailFixed')}
          type="email"
          value={user.email}
          isReadOnly
        />
        <Inline>
          <Button type="submit" variant="primary" isDisabled={!isDirty} isLoading={isSaving}>
            {t('settings.person.save')}
          </Button>
          {isDirty && !isSaving ? (
            <Button variant="quiet" onPress={discard}>
              {t('settings.person.discard')}
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </form>
  )
}
