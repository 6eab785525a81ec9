import { useTranslation } from '@stoa/i18n/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import type { PageHead } from '../head/page-head.ts'
import { usePageHead } from '../head/use-page-head.ts'
import { keepsFocus } from '../state/stay.ts'
import styles from './page-heading.module.css'

interface PageHeadingProps {
  /** The page's name in the browser's tab, and on the page unless `children` say it differently. */
  title: string
  children?: ReactNode
  /** What machines read about the page. Without an address in it the page is not for search engines. */
  head?: Omit<PageHead, 'title' | 'name'>
  /** large: the greeting of the home page. Default plain. */
  size?: 'plain' | 'large'
  /** The step that the page shows. Default: the page has one. */
  step?: string | undefined
}

/**
 * The only first-level heading of a page. Takes the focus after navigation from another page, and when the next step takes
 * the button away that had it.
 */
export function PageHeading({ title, children, head, size = 'plain', step }: PageHeadingProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, state } = useLocation()
  const shownStep = useRef(step)

  usePageHead({ ...head, name: title, title: t('frame.title', { title }) })

  useEffect(() => {
    // The first page that the browser opens keeps the focus at the top, where people expect it.
    if (key !== 'default' && !keepsFocus(state)) heading.current?.focus({ preventScroll: true })
  }, [key, state])

  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus()
    shownStep.current = step
  }, [step])

  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading} data-size={size}>
      {children ?? <bdi>{title}</bdi>}
    </h1>
  )
}
