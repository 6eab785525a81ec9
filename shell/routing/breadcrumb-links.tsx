import { Icon } from '@stoa/ui/icon'
import { Link } from '@stoa/ui/link'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'

import { ShellContext } from '../extensions/shell-context.ts'
import styles from './breadcrumb-links.module.css'
import type { Breadcrumb } from './breadcrumbs-to.ts'

export interface BreadcrumbLinksProps {
  breadcrumbs: readonly Breadcrumb[]
  /** Of the page itself. */
  title: string
}

/** Links from the top-level page to the current one. */
export function BreadcrumbLinks({ breadcrumbs, title }: BreadcrumbLinksProps) {
  const { t } = useTranslation('shell')
  const { manifestText } = useContext(ShellContext)
  return (
    <nav aria-label={t('frame.breadcrumbs')} className={styles.breadcrumbs}>
      <ol className={styles.steps}>
        {breadcrumbs.map((step) => (
          <li key={step.path} className={styles.step}>
            <Link href={step.path} variant="plain">
              {manifestText(step.owner, step.title)}
            </Link>
            <Icon glyph={ChevronRight} size="small" isDirectional />
          </li>
        ))}
        <li className={styles.step} aria-current="page">
          <bdi>{title}</bdi>
        </li>
      </ol>
    </nav>
  )
}
