import { useFormats, useTranslation } from '@stoa/i18n/react'
import { Icon } from '@stoa/ui/icon'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link, useSearchParams } from 'react-router'

import { pageNumbers } from '../../model/page-numbers.ts'
import styles from './page-links.module.css'

/** The pages of a list as links, so that each has an address. A list of one page has none. */
export function PageLinks({ page, last }: { page: number; last: number }) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const [search] = useSearchParams()
  if (last < 2) return null

  function to(target: number): string {
    const next = new URLSearchParams(search)
    if (target > 1) next.set('page', String(target))
    else next.delete('page')
    return `?${next}`
  }

  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      {page > 1 ? (
        <Link to={to(page - 1)} rel="prev" className={styles.link} aria-label={t('pages.previous')}>
          <Icon glyph={ChevronLeft} isDirectional />
        </Link>
      ) : null}
      <ol className={styles.list}>
        {pageNumbers(page, last).map((mark, index) =>
          mark === 'gap' ? (
            <li key={index === 1 ? 'first-gap' : 'last-gap'} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={mark}>
              <Link
                to={to(mark)}
                className={styles.link}
                aria-label={t('pages.page', { page: number(mark) })}
                aria-current={mark === page ? 'page' : undefined}
              >
                {number(mark)}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < last ? (
        <Link to={to(page + 1)} rel="next" className={styles.link} aria-label={t('pages.next')}>
          <Icon glyph={ChevronRight} isDirectional />
        </Link>
      ) : null}
    </nav>
  )
}
