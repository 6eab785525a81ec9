import type { Ref } from 'react'

import type { TextControlProps } from './text-control-props.ts'
import { TextFrame } from './text-frame.tsx'
import styles from './text-field.module.css'

/** A text field of one line; controlled by `value` or left to itself with `defaultValue`. */
export interface TextFieldProps extends TextControlProps {
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

/** A one-line text field with label, help and errors: the browser's own, so that the sign-in page needs nothing more. */
export function TextField({ type = 'text', ref, ...props }: TextFieldProps) {
  return (
    <TextFrame {...props}>
      {(attributes) => <input {...attributes} ref={ref} type={type} className={styles.input} />}
    </TextFrame>
  )
}
