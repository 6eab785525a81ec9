import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { messagesOf } from './field-errors.ts'

interface AddressTextProps<Form extends FieldValues> extends Pick<
  TextFieldProps,
  'label' | 'type' | 'autoComplete' | 'isDisabled'
> {
  control: Control<Form>
  name: FieldPath<Form>
  /** Error when it is empty. Default: optional. */
  requiredError?: string
}

/** One text field of an address in a form. */
export function AddressText<Form extends FieldValues>(props: AddressTextProps<Form>) {
  const { control, name, requiredError, ...rest } = props
  const {
    field: { ref, name: fullName, value: held, onChange, onBlur },
    fieldState,
  } = useController({
    control,
    name,
    rules: {
      validate: (text: unknown) => !requiredError || String(text ?? '').trim() !== '' || requiredError,
    },
  })
  return (
    <TextField
      {...rest}
      name={fullName}
      ref={ref}
      value={String(held ?? '')}
      onChange={onChange}
      onBlur={onBlur}
      errors={messagesOf(fieldState.error)}
      isRequired={Boolean(requiredError)}
    />
  )
}
