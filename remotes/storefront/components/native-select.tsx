import { Icon } from '@stoa/ui/icon'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type Ref, useId } from 'react'

import styles from './native-select.module.css'

interface NativeSelectProps {
  label: string
  options: readonly { id: string; label: string }[]
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** framed: a field of a form with its label above. bare: a word in a bar; the label is only said. Default framed. */
  variant?: 'framed' | 'bare'
  /** Why the value is refused. */
  error?: string
  autoComplete?: string
  isRequired?: boolean
  isDisabled?: boolean
  ref?: Ref<HTMLSelectElement>
}

/** The browser's own list: light, at home on phones, and filled in by the browser's address book. */
export function NativeSelect(props: NativeSelectProps) {
  const {
    label,
    options,
    value,
    onChange,
    onBlur,
    variant = 'framed',
    error,
    isRequired,
    isDisabled,
    ref,
  } = props
  const id = useId()
  const isBare = variant === 'bare'
  return (
    <div className={styles.field} data-variant={variant}>
      {isBare ? null : (
        <label htmlFor={id} className={styles.label}>
          {label}
          {isRequired ? <span aria-hidden> *</span> : null}
        </label>
      )}
      <span className={styles.box}>
        <select
          ref={ref}
          id={id}
          className={styles.select}
          aria-label={isBare ? label : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete={props.autoComplete}
          required={isRequired}
          disabled={isDisabled}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon glyph={ChevronDown} size="small" />
      </span>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
