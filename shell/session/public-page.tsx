import { useEffect, useRef, type ReactNode } from 'react'

import { useDocumentTitle } from '../routing/use-document-title.ts'
import { StoaMark } from './stoa-mark.tsx'
import styles from './public-page.module.css'

interface PublicPageProps {
  title: string
  /** A sentence below the title. */
  intro?: string
  children?: ReactNode
}

/** Card layout of every page outside the session. */
export function PublicPage({ title, intro, children }: PublicPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <StoaMark />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        {children}
      </div>
    </main>
  )
}
