import { isSessionLost } from '@stoa/api/http'
import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form'

import { refusedField } from '../model/refusal.ts'

interface DialogForm<Values extends FieldValues> {
  defaultValues: Values
  /** The fields that a refusal can be about, by the names that the server has for them. */
  refusable?: Readonly<Partial<Record<string, FieldPath<Values>>>>
  /** What a refusal is said as instead of in the server's words: a key of the texts, and the field it belongs to. */
  refusalOf?: (error: unknown) => { field: FieldPath<Values>; text: string } | undefined
  /** Saves; what it rejects with is told at its field, or over the form. */
  save: (values: Values) => Promise<void>
}

const SERVER = 'server'

/**
 * The form of a dialog. What was typed outlives a failed save. Messages of the form's own rules are keys of the texts,
 * the server's sentences are shown as they are.
 */
export function useDialogForm<Values extends FieldValues>(options: DialogForm<Values>) {
  const { defaultValues, refusable = {}, refusalOf, save } = options
  const { t } = useTranslation()
  const failureText = useFailureText()
  const form = useForm<Values>({ defaultValues: defaultValues as DefaultValues<Values> })
  const { isDirty, isSubmitting, errors } = form.formState

  const submit = async (values: Values) => {
    try {
      await save(values)
    } catch (error) {
      if (isSessionLost(error)) return
      const known = refusalOf?.(error)
      const refused = refusedField(error, Object.keys(refusable))
      const field = known?.field ?? (refused === undefined ? undefined : refusable[refused]) ?? 'root'
      const message = known ? t(known.text) : failureText(error)
      form.setError(field, { type: SERVER, message }, { shouldFocus: true })
    }
  }

  return {
    form,
    control: form.control,
    errorsOf: (field: FieldPath<Values>): string[] => {
      const { type, message } = (get(errors, field) as FieldError | undefined) ?? {}
      return message ? [type === SERVER ? message : t(message)] : []
    },
    failure: errors.root?.message,
    isDirty,
    isSaving: isSubmitting,
    submit: () => void form.handleSubmit(submit)(),
  }
}
