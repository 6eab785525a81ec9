import { useTranslation } from '@stoa/i18n/react'
import { TextField, type TextFieldProps } from '@stoa/ui/text-field'
import { type Control, type FieldPathByValue, useController } from 'react-hook-form'

import type { AddressForm } from '../../model/address-form.ts'

interface FormTextProps extends Pick<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'isRequired'> {
  control: Control<AddressForm>
  name: FieldPathByValue<AddressForm, string>
  /** Validates a non-empty text: an error message, or true. */
  check?: (text: string) => string | true
}

/** A text of the address form with its error beneath. */
export function FormText({ control, name, check, ...props }: FormTextProps) {
  const { t } = useTranslation()
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({
    control,
    name,
    rules: {
      validate: (text: string) => {
        if (text.trim()) return check?.(text) ?? true
        return !props.isRequired || t('fields.required')
      },
    },
  })
  const message = fieldState.error?.message
  return <TextField {...props} {...field} ref={ref} errors={message ? [message] : []} />
}
