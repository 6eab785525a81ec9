import type { ComponentType, ReactNode } from 'react'

import { lazyView } from '../lazy-piece/lazy-view.tsx'
import { createLazy } from '../lazy-piece/use-load.ts'
import type { FieldProps, ReasonedProps } from './field-props.ts'
import styles from './field.module.css'

const MoreErrors = lazyView(createLazy(async () => (await import('./more-errors.tsx')).MoreErrors))

/** The description and the errors beneath a control. */
export interface NotesProps extends Omit<FieldProps, 'label'>, ReasonedProps {}

/** One text that the control is linked to. */
export interface NoteProps {
  slot: 'description' | 'errorMessage'
  id: string | undefined
  className: string | undefined
  children: ReactNode
}

interface DrawnNotesProps extends NotesProps {
  Note: ComponentType<NoteProps>
  /** The ids of the notes: this, and their slots. Default: those of the react-aria field around. */
  idPrefix?: string
}

/** The description and the errors of a control, each drawn by `Note`. */
export function Notes({ Note, idPrefix, ...props }: DrawnNotesProps) {
  const idOf = (slot: NoteProps['slot']) => (idPrefix === undefined ? undefined : idPrefix + slot)
  const { description, disabledReason, errors } = props
  const [first, ...others] = errors ?? []
  return (
    <>
      {description || disabledReason ? (
        <Note slot="description" id={idOf('description')} className={styles.description}>
          {description}
          {description && disabledReason ? <br /> : null}
          {disabledReason}
        </Note>
      ) : null}
      {first === undefined ? null : (
        <div className={styles.errors}>
          <Note slot="errorMessage" id={idOf('errorMessage')} className={styles.error}>
            {first}
          </Note>
          {others.length > 0 ? (
            <MoreErrors
              props={{ errors: others }}
              placeholder={<span className={styles.more}>+{others.length}</span>}
            />
          ) : null}
        </div>
      )}
    </>
  )
}
