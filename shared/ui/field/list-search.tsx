import { useEffect, useRef } from 'react'
import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import styles from './options.module.css'

/** The search above a newly opened list; takes the focus. */
export function ListSearch({ label }: { label: string }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  return (
    <SearchField className={styles.search} aria-label={label}>
      <Input ref={input} className={styles.input} placeholder={label} />
    </SearchField>
  )
}
