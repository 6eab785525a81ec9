import { Icon } from '@stoa/ui/icon'
import { Link } from '@stoa/ui/link'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

import { ShellContext } from '../extensions/shell-context.ts'
import { pageRoutes } from './page-routes.ts'
import styles from './breadcrumb-links.module.css'
import { breadcrumbsTo } from './breadcrumbs-to.ts'

/** With a single parent, the page's own back link is enough. */
const WORTH_SAYING = 2

/** Links from the top-level page to the current one. */
export function BreadcrumbLinks({ title }: { title: string }) {
  const { t } = useTranslation('shell')
  const { registry, manifestText } = useContext(ShellContext)
  const { pathname } = useLocation()
  const routes = useMemo(() => pageRoutes(registry), [registry])
  const breadcrumbs = breadcrumbsTo(routes, pathname)
  if (breadcrumbs.length < WORTH_SAYING) return null
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
