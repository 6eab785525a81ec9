import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import type { Ref } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { FieldNotes, type FieldProps, type ReasonedProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './checkbox.module.css'

/** A controlled checkbox; fits the `field` of a form controller with `value` as `isSelected`. */
export interface CheckboxProps extends FieldProps, ReasonedProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  onBlur?: () => void
  name?: string
  /** Indeterminate: some but not all of the items it covers are selected. */
  isIndeterminate?: boolean
  isDisabled?: boolean
  /** Hides the label from sight, as in the first column of a table. */
  isLabelHidden?: boolean
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

/** A choice that is applied on save; use `Switch` for immediate effects. */
export function Checkbox(props: CheckboxProps) {
  const { label, description, errors, disabledReason, isDisabled, isLabelHidden, ...rest } = props
  const { ref, ...field } = rest
  return (
    <CheckboxField
      {...field}
      aria-label={isLabelHidden ? label : undefined}
      inputRef={ref}
      className={styles.field}
      isDisabled={isDisabled || Boolean(disabledReason)}
      isInvalid={Boolean(errors?.length)}
      validationBehavior="aria"
    >
      <CheckboxButton className={styles.button}>
        <span className={styles.box}>
          <Icon glyph={props.isIndeterminate ? Minus : Check} size="small" />
        </span>
        {isLabelHidden ? null : (
          <span>
            {label}
            {props.isRequired ? (
              <span className={styles.asterisk} aria-hidden>
                {' *'}
              </span>
            ) : null}
          </span>
        )}
      </CheckboxButton>
      <div className={styles.notes}>
        <FieldNotes description={description} disabledReason={disabledReason} errors={errors} />
      </div>
    </CheckboxField>
  )
}
