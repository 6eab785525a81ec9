import { lazyPiece } from '../lazy-piece/lazy-piece.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { FilterAdder } from './filter-adder.tsx'
import styles from './filter-bar.module.css'
import type { Filter, FilterValues } from './filters.ts'

export type { ChoiceSearch, FilterChoice, LoadedChoices } from './filters.ts'

/** The filters of a list and their values. Controlled. */
export interface FilterBarProps {
  /** In the order in which they are offered. */
  filters: readonly Filter[]
  /** By the id of a filter; no values means that it is not set. */
  values: FilterValues
  /** Called with the new values of a filter; empty values remove it. */
  onChange: (id: string, values: readonly string[]) => void
  onClear: () => void
}

const FilterChip = lazyPiece(
  async () => (await import(/* webpackChunkName: "ui-list" */ './filter-chip.tsx')).FilterChip,
)

/**
 * Narrows a list: a chip for each filter that is set, and a button that offers the others. The code of
 * chips and editors loads when there is one to show.
 */
export function FilterBar({ filters, values, onChange, onClear }: FilterBarProps) {
  const t = useUiText()
  const isSet = ({ id }: Filter) => (values[id] ?? []).length > 0
  const set = filters.filter(isSet)
  return (
    <fieldset className={styles.bar} aria-label={t('filters.label')}>
      {set.map((filter) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          values={values[filter.id] ?? []}
          onChange={(next) => onChange(filter.id, next)}
        />
      ))}
      <FilterAdder filters={filters} values={values} onChange={onChange} />
      {set.length > 0 ? (
        <button type="button" className={styles.clear} onClick={onClear}>
          {t('filters.clear')}
        </button>
      ) : null}
    </fieldset>
  )
}
