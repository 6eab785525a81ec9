import styles from './filter-chips.module.css'

/** One chip. */
export interface FilterOption<Id extends string> {
  /** Unique in its row of chips. */
  id: Id
  label: string
}

/** A controlled choice of any number of options. */
export interface FilterChipsProps<Id extends string> {
  /** Names the row for assistive technology, such as "Show only orders with the status". */
  label: string
  options: readonly FilterOption<Id>[]
  /** The ids of the chips that are on; none means that nothing is filtered out. */
  chosen: readonly Id[]
  /** Called with the chosen ids, in the order of the options. */
  onChange: (chosen: readonly Id[]) => void
}

/** Filters a list by a few states: one toggle button per state. */
export function FilterChips<Id extends string>({ label, options, chosen, onChange }: FilterChipsProps<Id>) {
  const toggle = (toggled: Id) =>
    onChange(options.map(({ id }) => id).filter((id) => (id === toggled) !== chosen.includes(id)))
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className={styles.chip}
          aria-pressed={chosen.includes(option.id)}
          onClick={() => toggle(option.id)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
