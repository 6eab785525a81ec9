import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'

import { Asterisk } from './asterisk.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './field.module.css'
import { Notes, type NotesProps } from './notes.tsx'

export type { FieldProps, ReasonedProps } from './field-props.ts'

/** The label of a control, with its asterisk. */
export function FieldLabel({ label, isRequired }: Pick<FieldProps, 'label' | 'isRequired'>) {
  return (
    <Label className={styles.label}>
      {label}
      {isRequired ? <Asterisk /> : null}
    </Label>
  )
}

/** The description and the errors of a control. Must be inside a react-aria field, which links to both. */
export const FieldNotes = (props: NotesProps) => <Notes {...props} Note={Text} />
