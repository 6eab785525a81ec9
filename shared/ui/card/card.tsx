import { useId, type ReactNode } from 'react'
import styles from './card.module.css'

/** Props of a `Card`; all are optional. */
export interface CardProps {
  /** Second-level heading that names the section. A card without a title is a plain box. */
  title?: string
  /** Content beside the title, such as a badge. */
  badge?: ReactNode
  description?: ReactNode
  /** Buttons or a menu at the end of the heading. */
  actions?: ReactNode
  /** Lets the content touch the edges: tables, lists with rows of their own. */
  isFlush?: boolean
  children?: ReactNode
}

/** A section of a page on its own surface. */
export function Card({ title, badge, description, actions, isFlush, children }: CardProps) {
  const titleId = useId()
  return (
    <section
      className={styles.card}
      aria-labelledby={title ? titleId : undefined}
      data-flush={isFlush || undefined}
    >
      {title ? (
        <header className={styles.header}>
          <div className={styles.heading}>
            <div className={styles.line}>
              <h2 id={titleId} className={styles.title}>
                {title}
              </h2>
              {badge}
            </div>
            {description ? <p className={styles.description}>{description}</p> : null}
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </header>
      ) : null}
      {children ? <div className={styles.body}>{children}</div> : null}
    </section>
  )
}
