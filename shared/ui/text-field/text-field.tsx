import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import styles from './text-field.module.css'

/** What a one-line and a many-line text field take alike; fits the `field` of a react-hook-form controller. */
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

/** One line of text with its label, help and errors. `onChange` gives the text, not the event. */
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
