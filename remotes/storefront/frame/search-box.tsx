import { useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { listPath } from '../model/shop-address.ts'
import styles from './header.module.css'

/** Searches all products on Enter. The address holds the text, so it is here again after a reload. */
export function SearchBox() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const text = search.get('q') ?? ''

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate(listPath({ q }))
  }

  return (
    <search className={styles['searchArea']}>
      <form action="/products" className={styles['search']} onSubmit={submit}>
        <Icon glyph={Search} />
        <input
          key={text}
          name="q"
          type="search"
          className={styles['searchInput']}
          defaultValue={text}
          aria-label={t('frame.search')}
          placeholder={t('frame.search')}
          enterKeyHint="search"
          autoComplete="off"
        />
      </form>
    </search>
  )
}
