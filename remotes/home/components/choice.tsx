import styles from './choice.module.css'

interface ChoiceProps<Id extends string> {
  /** Names the row for assistive technology. */
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
}

/** One of a few, side by side. */
export function Choice<Id extends string>({ label, options, value, onChange }: ChoiceProps<Id>) {
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input
            type="radio"
            name={label}
            className={styles.input}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
