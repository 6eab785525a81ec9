import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'

import { ContributionIcon } from '../extensions/contribution-icon.tsx'
import { useFlagged } from '../extensions/presence.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { preloadModule } from '../federation/load-module.ts'
import { StoaMark } from '../session/stoa-mark.tsx'
import { sidebarLinks, type SidebarLink } from './links.ts'
import styles from './sidebar.module.css'

/** The admin's navigation. */
export function Sidebar() {
  const { t } = useTranslation('shell')
  const { registry } = useContext(ShellContext)
  const pages = useFlagged(registry.pages)
  return (
    <div className={styles['sidebar']}>
      <div className={styles['brand']}>
        <StoaMark size={24} />
        <span>Stoa</span>
      </div>
      <nav aria-label={t('sidebar.label')}>
        <ul className={styles['links']}>
          {sidebarLinks({ pages }).map((link) => (
            <li key={link.path}>
              <PageLink link={link} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function PageLink({ link }: { link: SidebarLink }) {
  const { manifestText } = useContext(ShellContext)
  const prepare = () => preloadModule(link.page.extension, link.page.contribution)
  return (
    <NavLink to={link.path} className={styles['link']} onPointerEnter={prepare} onFocus={prepare}>
      <ContributionIcon name={link.icon} />
      <span>{manifestText(link.owner, link.label)}</span>
    </NavLink>
  )
}
