import { createRemembered, useRemembered } from '@stoa/ui/remembered'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

import { ShellContext } from '../extensions/shell-context.ts'
import { breadcrumbsTo } from '../routing/breadcrumbs-to.ts'
import { pageRoutes } from '../routing/page-routes.ts'
import { linkGroups } from './link-groups.ts'
import type { SidebarLink } from './links.ts'
import { isBelow, leadsHere, type NestedLink } from './nested-links.ts'
import styles from './sidebar.module.css'
import { TopLink } from './top-link.tsx'

const unfolded = createRemembered({
  key: 'stoa.sidebar.unfolded',
  storage: 'localStorage',
  check: (stored) => (stored === true ? stored : undefined),
})

interface PageLinksProps {
  links: readonly NestedLink[]
  isNarrow: boolean
}

/** The links of the sidebar, with those marked that lead to this page. Navigation renders again what it marks. */
export function PageLinks({ links, isNarrow }: PageLinksProps) {
  const { t } = useTranslation('shell')
  const { registry } = useContext(ShellContext)
  const { pathname } = useLocation()
  const isOpen = useRemembered(unfolded) === true
  const { visible, folded } = linkGroups(links, pathname)
  const above = new Set(breadcrumbsTo(pageRoutes(registry), pathname).map(({ path }) => path))
  const isCurrent = ({ path }: SidebarLink) => above.has(path) || isBelow(path, pathname)
  const list = (shown: readonly NestedLink[]) => (
    <ul className={styles.links}>
      {shown.map((link) => (
        <li key={link.path}>
          <TopLink
            link={link}
            isNarrow={isNarrow}
            isCurrent={isCurrent(link)}
            isHere={leadsHere(link, pathname)}
            currentChildren={link.children
              .filter(isCurrent)
              .map(({ path }) => path)
              .join(' ')}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={t('sidebar.label')}>
      {list(visible)}
      {folded.length > 0 ? (
        <details
          className={styles.folded}
          open={isOpen}
          onToggle={({ currentTarget }) => unfolded.write(currentTarget.open || null)}
        >
          <summary>{t('sidebar.extensions', { number: folded.length })}</summary>
          {isOpen ? list(folded) : null}
        </details>
      ) : null}
    </nav>
  )
}
