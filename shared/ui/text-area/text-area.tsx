import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { FieldLabel, FieldNotes } from '../field/field.tsx'
import type { TextControlProps } from '../text-field/text-field.tsx'
import styles from './text-area.module.css'

const USUAL_ROWS = 3

/** A text field of several lines; controlled by `value` or left to itself with `defaultValue`. */
export interface TextAreaProps extends Omit<TextControlProps, 'type'> {
  /** Height in lines before it grows with its text. Default 3. */
  rows?: number
  /** The textarea itself, so that a form can focus it. */
  ref?: Ref<HTMLTextAreaElement>
}

/** A multi-line text field; grows with its content, up to half the window. */
export function TextArea({
  label,
  description,
  errors,

  placeholder,
  rows = USUAL_ROWS,
  ref,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField
      {...props}
      className={styles.field}
      isInvalid={Boolean(errors?.length)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <AriaTextArea
        ref={ref}
        className={styles.area}
        placeholder={placeholder}
        rows={rows}
        // The style sheet has the usual height: documents that are prerendered may not have inline styles.
        style={
          rows === USUAL_ROWS ? undefined : { minBlockSize: `calc(${rows} * var(--line-height-m) + 12px)` }
        }
      />
      <FieldNotes description={description} errors={errors} />
    </AriaTextField>
  )
}
