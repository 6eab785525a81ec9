import { useTranslation } from '@stoa/i18n/react'
import { TextField, type TextFieldProps } from '@stoa/ui/text-field'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

interface FormTextProps<Form extends FieldValues> extends Pick<
  TextFieldProps,
  'label' | 'type' | 'autoComplete' | 'isRequired' | 'description'
> {
  control: Control<Form>
  name: FieldPath<Form>
  /** Validates a non-empty text: an error message, or true. */
  check?: (text: string) => string | true
}

/** A text of a form with its error beneath. */
export function FormText<Form extends FieldValues>({ control, name, check, ...props }: FormTextProps<Form>) {
  const { t } = useTranslation()
  const {
    field: { ref, value, ...field },
    fieldState,
  } = useController({
    control,
    name,
    rules: {
      validate: (typed: unknown) => {
        const text = String(typed ?? '')
        if (text.trim()) return check?.(text) ?? true
        return !props.isRequired || t('fields.required')
      },
    },
  })
  const message = fieldState.error?.message
  return (
    <TextField
      {...props}
      {...field}
      value={String(value ?? '')}
      ref={ref}
      errors={message ? [message] : []}
    />
  )
}
