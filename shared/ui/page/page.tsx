import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './page.module.css'

/** The parts of a `Page`; only the title is required. */
export interface PageProps {
  /** The one first-level heading. */
  title: ReactNode
  /** The list that this page belongs to; it is shown as it was left. */
  back?: { href: string; label: string }
  /** Content next to the title, such as the status of an order. */
  badges?: ReactNode
  /** One line under the title. */
  description?: ReactNode
  /** Buttons at the end of the heading; the primary one last. */
  actions?: ReactNode
  /** A second, narrower column; below the first one where the page is narrower than 960 px. */
  side?: ReactNode
  /** What comes last: below the first column, or below both where they are one. */
  end?: ReactNode
  children?: ReactNode
}

/** The layout of a page: heading, actions, one or two columns with even spacing. Empty parts take no space. */
export function Page({ title, back, badges, description, actions, side, end, children }: PageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {back ? (
          <div className={styles.back}>
            <Link href={back.href} variant="plain" isReturn>
              <span className={styles.line}>
                <Icon glyph={ArrowLeft} size="small" isDirectional />
                {back.label}
              </span>
            </Link>
          </div>
        ) : null}
        <div className={styles.heading}>
          <div className={styles.line}>
            <h1 className={styles.title}>{title}</h1>
            {badges}
          </div>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      <div className={styles.columns} data-two={side ? true : undefined}>
        <div className={styles.column}>{children}</div>
        {side ? <div className={styles.column}>{side}</div> : null}
        {end ? <div className={styles.column}>{end}</div> : null}
      </div>
    </div>
  )
}
