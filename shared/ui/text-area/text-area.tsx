import type { Ref } from 'react'
import type { TextControlProps } from '../text-field/text-control-props.ts'
import { TextFrame } from '../text-field/text-frame.tsx'
import styles from './text-area.module.css'

const USUAL_ROWS = 3

/** A text field of several lines; controlled by `value` or left to itself with `defaultValue`. */
export interface TextAreaProps extends Omit<TextControlProps, 'type'> {
  /** Height in lines before it grows with its text. Default 3. */
  rows?: number
  /** The textarea itself, so that a form can focus it. */
  ref?: Ref<HTMLTextAreaElement>
}

/** A multi-line text field, the browser's own; grows with its content, up to half the window. */
export function TextArea({ rows = USUAL_ROWS, ref, ...props }: TextAreaProps) {
  return (
    <TextFrame {...props}>
      {(attributes) => (
        <textarea
          {...attributes}
          ref={ref}
          className={styles.area}
          rows={rows}
          // The style sheet has the usual height: documents that are prerendered may not have inline styles.
          style={
            rows === USUAL_ROWS ? undefined : { minBlockSize: `calc(${rows} * var(--line-height-m) + 12px)` }
          }
        />
      )}
    </TextFrame>
  )
}
