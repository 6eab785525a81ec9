import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '../icon/icon.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './filter-chip.module.css'
import { FilterEditor } from './filter-editor.tsx'
import { filterText } from './filter-text.ts'
import type { Filter } from './filters.ts'
import { useChosen } from './use-choices.ts'

interface FilterChipProps {
  filter: Filter
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

/** A set filter: opens its editor, and can be removed. */
export function FilterChip({ filter, values, onChange }: FilterChipProps) {
  const t = useUiText()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { locale } = useLocale()
  const choices = useChosen(filter, values)
  return (
    <span className={styles.chip}>
      <button
        ref={button}
        type="button"
        className={styles.what}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {filter.label}: <bdi>{filterText(filter, values, choices, locale, t) ?? '…'}</bdi>
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('filters.remove', { name: filter.label })}
        onClick={() => onChange([])}
      >
        <Icon glyph={X} size="small" />
      </button>
      {isOpen ? (
        <FilterEditor
          filter={filter}
          values={values}
          onChange={onChange}
          trigger={button}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </span>
  )
}
