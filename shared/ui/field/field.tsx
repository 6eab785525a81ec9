import { lazy, Suspense } from 'react'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import styles from './field.module.css'

/** Label, description and errors shared by all form controls of this library. */
export interface FieldProps {
  /** Names the control. */
  label: string
  /** Help that is always there, under the control. */
  description?: string
  /** Why the value is refused; the first shows in red beneath, the others in a tooltip: `+2 errors`. Default none. */
  errors?: readonly string[]
  /** Adds an asterisk after the label and `aria-required`. Does not validate. */
  isRequired?: boolean
}

/** A control that can say why nothing can be changed. */
export interface ReasonedProps {
  /** Why it cannot be changed now; shown beneath, and the control is disabled. Default none. */
  disabledReason?: string
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

/** The description and the errors beneath a control. */
interface FieldNotesProps extends Omit<FieldProps, 'label'>, ReasonedProps {}

/** The description and the errors of a control. Must be inside a react-aria field, which links to both. */
export function FieldNotes(props: FieldNotesProps) {
  const { description, disabledReason, errors } = props
  const [first, ...others] = errors ?? []
  return (
    <>
      {description || disabledReason ? (
        <Text slot="description" className={styles['description']}>
          {description}
          {description && disabledReason ? <br /> : null}
          {disabledReason}
        </Text>
      ) : null}
      {first === undefined ? null : (
        <div className={styles['errors']}>
          <Text slot="errorMessage" className={styles['error']}>
            {first}
          </Text>
          {others.length > 0 ? (
            <Suspense fallback={<span className={styles['more']}>+{others.length}</span>}>
              <MoreErrors errors={others} />
            </Suspense>
          ) : null}
        </div>
      )}
    </>
  )
}
