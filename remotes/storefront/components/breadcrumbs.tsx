import { useTranslation } from '@stoa/i18n/react'
import { Link } from 'react-router'

import styles from './breadcrumbs.module.css'

/** One page above the current one. */
export interface Crumb {
  label: string
  path: string
}

interface BreadcrumbsProps {
  /** From the top down. */
  crumbs: readonly Crumb[]
  /** The name of the current page. */
  current: string
}

/** The way from the top of the shop to the current page. */
export function Breadcrumbs({ crumbs, current }: BreadcrumbsProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('breadcrumbs.label')} className={styles.crumbs}>
      <ol className={styles.list}>
        {crumbs.map(({ label, path }) => (
          <li key={path} className={styles.crumb}>
            <Link to={path} className={styles.link} viewTransition>
              <bdi>{label}</bdi>
            </Link>
          </li>
        ))}
        <li className={styles.crumb}>
          <span aria-current="page">
            <bdi>{current}</bdi>
          </span>
        </li>
      </ol>
    </nav>
  )
}
