import { lazy, Suspense } from 'react'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import styles from './field.module.css'

/** What every form control of this library says around itself. */
export interface FieldProps {
  /** Names the control. */
  label: string
  /** Help that is always there, under the control. */
  description?: string
  /** Why the value is refused; the first shows in red beneath, the others in a tooltip. Default none. */
  errors?: readonly string[]
  /** Says how many errors hide in the tooltip. Default `+N`. */
  moreErrorsLabel?: (hidden: number) => string
  /** Puts an asterisk after the label and tells assistive technology. Checks nothing by itself. */
  isRequired?: boolean
}

/** The label of a control, with its asterisk. */
export function FieldLabel({ label, isRequired }: Pick<FieldProps, 'label' | 'isRequired'>) {
  return (
    <Label className={styles['label']}>
      {label}
      {isRequired ? (
        <span className={styles['asterisk']} aria-hidden>
          {' *'}
        </span>
      ) : null}
    </Label>
  )
}

const MoreErrors = lazy(async () => ({ default: (await import('./more-errors.tsx')).MoreErrors }))

const plusCount = (hidden: number) => `+${hidden}`

/** The description and the errors of a control. Has to stand inside a react-aria field, which points at both. */
export function FieldNotes({ description, errors, moreErrorsLabel = plusCount }: Omit<FieldProps, 'label'>) {
  const [first, ...others] = errors ?? []
  const more = moreErrorsLabel(others.length)
  return (
    <>
      {description ? (
        <Text slot="description" className={styles['description']}>
          {description}
        </Text>
      ) : null}
      {first === undefined ? null : (
        <div className={styles['errors']}>
          <Text slot="errorMessage" className={styles['error']}>
            {first}
          </Text>
          {others.length > 0 ? (
            <Suspense fallback={<span className={styles['more']}>{more}</span>}>
              <MoreErrors label={more} errors={others} />
            </Suspense>
          ) : null}
        </div>
      )}
    </>
  )
}
