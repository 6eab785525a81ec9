import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { Icon } from '../icon/icon.tsx'
import styles from './search-field.module.css'
import { useSearchText } from './use-search-text.ts'

/** A search and the field for it. */
export interface SearchFieldProps {
  /** Names the field for assistive technology; sighted people see the magnifier and the placeholder. */
  label: string
  /** Shown while empty. Default is the label. */
  placeholder?: string
  /** The search that is shown now; when it changes from outside, as by Back, so does the field. */
  value: string
  /** Called with the trimmed text once typing or clearing has paused for 400 ms, at once on Enter; never twice with the same. */
  onSearch: (text: string) => void
}

/** One line to search with. Escape and a button clear it; the button's name is built in, in the provider's language. */
export function SearchField({ label, placeholder = label, value, onSearch }: SearchFieldProps) {
  const { text, setText, settle } = useSearchText(value, onSearch)
  return (
    <AriaSearchField
      aria-label={label}
      className={styles.field}
      value={text}
      onChange={setText}
      onSubmit={settle}
    >
      <span className={styles.glass}>
        <Icon glyph={Search} />
      </span>
      <Input className={styles.input} placeholder={placeholder} />
      <Button className={styles.clear}>
        <Icon glyph={X} size="small" />
      </Button>
    </AriaSearchField>
  )
}
