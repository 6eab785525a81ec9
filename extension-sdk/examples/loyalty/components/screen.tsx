import type { ReactNode } from 'react'

import { AdminLink } from './admin-link.tsx'
import styles from './screen.module.css'
import theme from './theme.module.css'

interface ScreenProps {
  title: string
  description: string
  back?: { path: string; label: string }
  children: ReactNode
}

/** A whole page of the admin. */
export function Screen({ title, description, back, children }: ScreenProps) {
  return (
    <div className={`${theme.theme} ${styles.screen}`}>
      <header>
        {back ? <AdminLink path={back.path}>{back.label}</AdminLink> : null}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.description}>{description}</p>
      </header>
      {children}
    </div>
  )
}
