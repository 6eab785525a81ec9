import { useUpdateUser } from '@stoa/api/admin/users'
import { isSessionLost } from '@stoa/api/http'
import { useFailureText, useNotify, useTranslation, useUnsavedChanges } from '@stoa/extension-sdk'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'

export interface Named {
  id: string
  first_name: string | null
  last_name: string | null
}

interface NameFields {
  first_name: string
  last_name: string
}

/** Messages are keys of the texts. */
export const NAME_RULES = {
  validate: (name: string) => name === name.trim() || 'settings.person.blanks',
}

/** The form of the person's own names. What was typed outlives a failed save. */
export function useNamesForm({ id, ...names }: Named) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const notify = useNotify()
  const { mutateAsync: update } = useUpdateUser()
  const place = useRef<HTMLFormElement>(null)
  const first_name = names.first_name ?? ''
  const last_name = names.last_name ?? ''
  const form = useForm<NameFields>({ defaultValues: { first_name, last_name } })
  const { reset, setError } = form
  const { isDirty, isSubmitting, errors } = form.formState
  useUnsavedChanges(isDirty && !isSubmitting)

  useEffect(() => {
    if (!isDirty && !isSubmitting) reset({ first_name, last_name })
  }, [isDirty, isSubmitting, first_name, last_name, reset])

  const tell = (error: unknown) => {
    if (isSessionLost(error)) return
    const message = failureText(error)
    if (place.current) setError('root', { message })
    else notify.error(t('settings.person.notSaved'), message)
  }

  // What was typed while the save was under way stays, as a change to what is saved now.
  const settle = (saved: NameFields) => {
    const typed = form.getValues()
    reset(saved)
    reset(typed, { keepDefaultValues: true })
  }

  const submit = async (changes: NameFields) => {
    try {
      await update({ id, changes })
      settle(changes)
      notify.success(t('settings.person.saved'), t('settings.person.savedMessage'))
    } catch (error) {
      tell(error)
    }
  }

  return {
    /** Belongs on the form: a refusal is told in it, or as a message once it is gone. */
    place,
    control: form.control,
    errorsOf: (field: keyof NameFields) => {
      const key = errors[field]?.message
      return key ? [t(key)] : []
    },
    failure: errors.root?.message,
    isDirty,
    isSaving: isSubmitting,
    save: (event: SubmitEvent) => void form.handleSubmit(submit)(event),
    discard: () => reset({ first_name, last_name }),
  }
}
