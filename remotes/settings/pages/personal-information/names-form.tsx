import { useTranslation } from '@stoa/extension-sdk'
import { Banner } from '@stoa/ui/banner'
import { Button } from '@stoa/ui/button'
import { TextField } from '@stoa/ui/text-field'
import { Controller } from 'react-hook-form'

import styles from './names-form.module.css'
import { NAME_RULES, useNamesForm, type Named } from './use-names-form.ts'

const FIELDS = [
  { name: 'first_name', label: 'person.firstName', autoComplete: 'given-name' },
  { name: 'last_name', label: 'person.lastName', autoComplete: 'family-name' },
] as const

export function NamesForm({ user }: { user: Named & { email: string } }) {
  const { t } = useTranslation()
  const { place, control, errorsOf, failure, isDirty, isSaving, save, discard } = useNamesForm(user)
  return (
    <form ref={place} className={styles['form']} noValidate onSubmit={save}>
      {failure ? (
        <Banner tone="error" title={t('person.notSaved')}>
          {failure}
        </Banner>
      ) : null}
      <div className={styles['names']}>
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
      </div>
      <TextField
        label={t('person.email')}
        description={t('person.emailFixed')}
        type="email"
        value={user.email}
        isReadOnly
      />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" isDisabled={!isDirty} isLoading={isSaving}>
          {t('person.save')}
        </Button>
        {isDirty && !isSaving ? (
          <Button variant="quiet" onPress={discard}>
            {t('person.discard')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
