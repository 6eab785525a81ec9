import { useEffect, useRef } from 'react'
import styles from './table.module.css'

interface SelectBoxProps {
  label: string
  isSelected: boolean
  /** Indeterminate: some but not all of the rows it covers are selected. */
  isIndeterminate?: boolean
  isDisabled?: boolean | undefined
  /** `isRange` when shift was held. */
  onChange: (isSelected: boolean, isRange: boolean) => void
}

/** The browser's own checkbox: a list has many, and their code would come with its first page. */
export function SelectBox({
  label,
  isSelected,
  isIndeterminate = false,
  isDisabled,
  onChange,
}: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  return (
    <label className={styles.select}>
      <input
        ref={input}
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={isSelected}
        disabled={isDisabled}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </label>
  )
}
