import { useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import Search from 'lucide-react/icons/search'
import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

import { withTexts } from '../boot/later-texts.ts'
import { lazyPiece } from '../components/lazy-piece.tsx'
import { listPath } from '../model/shop-address.ts'
import styles from './header.module.css'

const Suggestions = lazyPiece(() =>
  withTexts(import(/* webpackChunkName: "suggestions" */ './suggestions.tsx')),
)

/** Searches all products on Enter and suggests while typing. The address holds the text, so it survives a reload. */
export function SearchBox() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [search] = useSearchParams()
  const text = search.get('q') ?? ''
  const area = useRef<HTMLElement>(null)
  const [typed, setTyped] = useState('')
  // The page that the suggestions were opened on: they close with it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === key

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    setOpenOn(null)
    void navigate(listPath({ q }))
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      // The browser would clear the text, and typing opens the suggestions.
      event.preventDefault()
      area.current?.querySelector('input')?.focus()
      setOpenOn(null)
    }
    if (event.key === 'ArrowDown' && event.target instanceof HTMLInputElement) {
      event.preventDefault()
      area.current?.querySelector('a')?.focus()
    }
  }

  function leave({ relatedTarget }: FocusEvent): void {
    if (!area.current?.contains(relatedTarget)) setOpenOn(null)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and focus of the input and the links inside
    <search ref={area} className={styles.searchArea} onKeyDown={press} onBlur={leave}>
      <form action="/products" className={styles.search} onSubmit={submit}>
        <Icon glyph={Search} />
        <input
          key={text}
          name="q"
          type="search"
          className={styles.searchInput}
          defaultValue={text}
          aria-label={t('frame.search')}
          placeholder={t('frame.search')}
          enterKeyHint="search"
          autoComplete="off"
          onClick={() => setOpenOn(key)}
          onInput={({ currentTarget: { value } }) => {
            setTyped(value)
            setOpenOn(key)
          }}
        />
      </form>
      {isOpen ? <Suggestions text={typed.trim()} /> : null}
    </search>
  )
}
