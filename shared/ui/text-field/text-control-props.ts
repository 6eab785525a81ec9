import type { ComponentProps } from 'react'

import type { FieldProps } from '../field/field-props.ts'

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
