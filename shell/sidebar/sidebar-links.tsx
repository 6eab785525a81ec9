import ChevronDown from 'lucide-react/icons/chevron-down'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'

import { ContributionIcon } from '../extensions/contribution-icon.tsx'
import { ShellContext } from '../extensions/shell-context.ts'
import { breadcrumbsTo } from '../routing/breadcrumbs-to.ts'
import { pageRoutes } from '../routing/page-routes.ts'
import type { SidebarLink } from './links.ts'
import { isBelow, leadsHere, type NestedLink } from './nested-links.ts'
import styles from './sidebar.module.css'
import { useNarrow } from './use-narrow.ts'

export function SidebarLinks({ links }: { links: readonly NestedLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.path}>
          {link.children.length > 0 ? <LinkWithChildren link={link} /> : <PageLink link={link} />}
        </li>
      ))}
    </ul>
  )
}

/** Open while one of its pages is, until the person decides otherwise. */
function LinkWithChildren({ link }: { link: NestedLink }) {
  const { t } = useTranslation('shell')
  const { manifestText } = useContext(ShellContext)
  const isHere = leadsHere(link, useLocation().pathname)
  const [choice, setChoice] = useState({ isHere, isOpen: isHere })
  const isOpen = choice.isHere === isHere ? choice.isOpen : isHere
  return (
    <>
      <div className={styles.parent}>
        <PageLink link={link} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={t('sidebar.children', { name: manifestText(link.owner, link.label) })}
          onClick={() => setChoice({ isHere, isOpen: !isOpen })}
        >
          <ChevronDown size={16} aria-hidden />
        </button>
      </div>
      {isOpen ? (
        <ul className={styles.children}>
          {link.children.map((child) => (
            <li key={child.path}>
              <PageLink link={child} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function PageLink({ link }: { link: SidebarLink }) {
  const { registry, manifestText } = useContext(ShellContext)
  const { pathname } = useLocation()
  const label = manifestText(link.owner, link.label)
  const [isNarrow] = useNarrow()
  const isAbove = breadcrumbsTo(pageRoutes(registry), pathname).some(({ path }) => path === link.path)
  return (
    <Link
      to={link.path}
      aria-current={isAbove || isBelow(link.path, pathname) ? 'page' : undefined}
      title={isNarrow ? label : undefined}
      className={styles.link}
    >
      <ContributionIcon name={link.icon} />
      <span className={styles.name}>{label}</span>
    </Link>
  )
}
