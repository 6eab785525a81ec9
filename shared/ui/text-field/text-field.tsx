import { useId, type ComponentProps, type Ref } from 'react'

import { Asterisk } from '../field/asterisk.tsx'
import type { FieldProps } from '../field/field-props.ts'
import fieldStyles from '../field/field.module.css'
import { Notes, type NoteProps } from '../field/notes.tsx'
import styles from './text-field.module.css'

type InputProps = ComponentProps<'input'>

/** Props shared by text field and text area; fits the `field` of a react-hook-form controller. */
export interface TextControlProps
  extends FieldProps, Pick<InputProps, 'name' | 'inputMode' | 'autoComplete' | 'autoFocus' | 'maxLength'> {
  value?: string
  defaultValue?: string
  /** Called with the text, not with the event. */
  onChange?: (text: string) => void
  onBlur?: () => void
  type?: 'text' | 'search' | 'url' | 'tel' | 'email' | 'password' | 'date' | 'number'
  spellCheck?: 'true' | 'false'
  isDisabled?: boolean
  isReadOnly?: boolean
  /** Example of a value, never a replacement for the label. */
  placeholder?: string
}

/** A text field of one line; controlled by `value` or left to itself with `defaultValue`. */
export interface TextFieldProps extends TextControlProps {
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

/** A one-line text field with label, help and errors: the browser's own, so that the sign-in page needs nothing more. */
export function TextField(props: TextFieldProps) {
  const { label, description, errors, isRequired, isDisabled, isReadOnly, onChange, onBlur, ...input } = props
  const id = useId()
  const isInvalid = Boolean(errors?.length)
  const described = [description && `${id}description`, isInvalid && `${id}errorMessage`].filter(Boolean)
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
        {isRequired ? <Asterisk /> : null}
      </label>
      <input
        type="text"
        {...input}
        id={id}
        className={styles.input}
        disabled={isDisabled}
        readOnly={isReadOnly}
        aria-required={isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={described.join(' ') || undefined}
        onChange={(event) => onChange?.(event.target.value)}
        onBlur={onBlur && (() => onBlur())}
      />
      <Notes description={description} errors={errors} idPrefix={id} Note={Note} />
    </div>
  )
}

const Note = ({ slot: _slot, ...props }: NoteProps) => <span {...props} />
