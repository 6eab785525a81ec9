import { useId, type ChangeEvent, type ReactNode } from 'react'

import { Asterisk } from '../field/asterisk.tsx'
import fieldStyles from '../field/field.module.css'
import { Notes, type NoteProps } from '../field/notes.tsx'
import type { TextControlProps } from './text-control-props.ts'
import styles from './text-field.module.css'

type ChangedText = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

interface TextFrameProps extends TextControlProps {
  /** Renders the browser's control with these attributes. */
  children: (attributes: ReturnType<typeof attributesOf>) => ReactNode
}

/** Label, help and errors around a text control of the browser. */
export function TextFrame({ children, ...props }: TextFrameProps) {
  const { label, description, errors, isRequired } = props
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
        {isRequired ? <Asterisk /> : null}
      </label>
      {children(attributesOf(id, props))}
      <Notes description={description} errors={errors} idPrefix={id} Note={Note} />
    </div>
  )
}

function attributesOf(id: string, props: TextControlProps) {
  const {
    label: _label,
    description,
    errors,
    isRequired,
    isDisabled,
    isReadOnly,
    onChange,
    onBlur,
    ...rest
  } = props
  const isInvalid = Boolean(errors?.length)
  const described = [description && `${id}description`, isInvalid && `${id}errorMessage`].filter(Boolean)
  return {
    ...rest,
    id,
    disabled: isDisabled,
    readOnly: isReadOnly,
    'aria-required': isRequired || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': described.join(' ') || undefined,
    onChange: (event: ChangedText) => onChange?.(event.target.value),
    onBlur: onBlur && (() => onBlur()),
  }
}

const Note = ({ slot: _slot, ...props }: NoteProps) => <span {...props} />
