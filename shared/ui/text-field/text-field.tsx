import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import styles from './text-field.module.css'

/** Props shared by text field and text area; fits the `field` of a react-hook-form controller. */
export interface TextControlProps
  extends
    FieldProps,
    Pick<
      AriaTextFieldProps,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onBlur'
      | 'name'
      | 'type'
      | 'inputMode'
      | 'autoComplete'
      | 'autoFocus'
      | 'maxLength'
      | 'spellCheck'
      | 'isDisabled'
      | 'isReadOnly'
    > {
  /** Example of a value, never a replacement for the label. */
  placeholder?: string
}

/** A text field of one line; controlled by `value` or left to itself with `defaultValue`. */
export interface TextFieldProps extends TextControlProps {
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

/** A one-line text field with label, help and errors. `onChange` gets the text, not the event. */
export function TextField({ label, description, errors, placeholder, ref, ...props }: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      className={styles['field']}
      isInvalid={Boolean(errors?.length)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Input ref={ref} className={styles['input']} placeholder={placeholder} />
      <FieldNotes description={description} errors={errors} />
    </AriaTextField>
  )
}
