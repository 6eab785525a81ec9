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
export function SelectBox({ label, isSelected, isIndeterminate, isDisabled, onChange }: SelectBoxProps) {
  const show = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isIndeterminate === true
  }
  return (
    <label className={styles.select}>
      <input
        ref={isIndeterminate === undefined ? null : show}
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
