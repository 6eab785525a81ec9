import type { Ref } from 'react'
import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { FieldNotes, type FieldProps, type ReasonedProps } from '../field/field.tsx'
import styles from './switch.module.css'

/** A controlled switch; fits the `field` of a form controller with `value` as `isSelected`. */
export interface SwitchProps extends Omit<FieldProps, 'isRequired'>, ReasonedProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  onBlur?: () => void
  name?: string
  /** Cannot be changed now; drawn at half opacity. */
  isDisabled?: boolean
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

/** An on/off setting. The label is at the start of the line, the switch at the end. */
export function Switch(props: SwitchProps) {
  const { label, description, errors, disabledReason, isDisabled, ref, ...rest } = props
  return (
    <SwitchField
      {...rest}
      inputRef={ref}
      className={styles.field}
      isDisabled={isDisabled || Boolean(disabledReason)}
      isInvalid={Boolean(errors?.length)}
      validationBehavior="aria"
    >
      <SwitchButton className={styles.button}>
        <span className={styles.label}>{label}</span>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
      </SwitchButton>
      <FieldNotes description={description} disabledReason={disabledReason} errors={errors} />
    </SwitchField>
  )
}
