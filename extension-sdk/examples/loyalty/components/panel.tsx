import { Icon } from '@stoa/extension-sdk'
import { useId, type ReactNode } from 'react'

import styles from './panel.module.css'
import theme from './theme.module.css'

interface PanelProps {
  title: string
  children: ReactNode
}

/** A section that looks like the cards of the page around it. */
export function Panel({ title, children }: PanelProps) {
  const titleId = useId()
  return (
    <section className={`${theme.theme} ${styles.panel}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <span className={styles.icon}>
          <Icon name="award" />
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
