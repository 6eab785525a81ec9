import { useUpdateCustomer } from '@stoa/api/store/customers'
import { useTranslation } from '@stoa/i18n/react'
import { useForm } from 'react-hook-form'

import { FormText } from '../pages/checkout/form-text.tsx'
import { failureText } from '../state/failure-text.ts'
import { NameFields } from './name-fields.tsx'
import { ProfileCard } from './profile-card.tsx'
import { useSignedIn } from './use-customer.ts'

/** Changes the shopper's names and phone number. */
export function NameForm() {
  const { t } = useTranslation()
  const customer = useSignedIn()
  const update = useUpdateCustomer()
  const { control, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: {
      first_name: customer.first_name ?? '',
      last_name: customer.last_name ?? '',
      phone: customer.phone ?? '',
    },
  })

  async function save(form: { first_name: string; last_name: string; phone: string }): Promise<void> {
    try {
      await update.mutateAsync({
        first_name: form.first_name.trim(),
        last_name: form.last_name.trim(),
        phone: form.phone.trim(),
      })
      reset(form)
    } catch (error) {
      setError('root', { message: failureText(error, t) })
    }
  }

  return (
    <ProfileCard
      title={t('profile.nameTitle')}
      onSubmit={handleSubmit(save)}
      refusal={formState.errors.root?.message}
      isSubmitting={formState.isSubmitting}
      isSaved={update.isSuccess && !formState.isDirty}
    >
      <NameFields control={control} />
      <FormText control={control} name="phone" label={t('fields.phone')} type="tel" autoComplete="tel" />
    </ProfileCard>
  )
}
