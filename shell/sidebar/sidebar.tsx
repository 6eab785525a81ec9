import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { createRemembered } from '@stoa/api/remembered'
import { formatNumber } from '@stoa/i18n/numbers'
import { Button } from '@stoa/ui/button'
import { useQuery } from '@tanstack/react-query'
import PanelLeft from 'lucide-react/icons/panel-left'
import { useContext, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'

import { ContributionIcon } from '../extensions/contribution-icon.tsx'
import { useFlagged } from '../extensions/presence.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { preloadModule } from '../federation/load-module.ts'
import { StoaMark } from '../session/stoa-mark.tsx'
import { linkGroups } from './link-groups.ts'
import { sidebarLinks, type SidebarLink } from './links.ts'
import styles from './sidebar.module.css'
import { useNarrow } from './use-narrow.ts'

const unfolded = createRemembered({
  key: 'stoa.sidebar.unfolded',
  storage: 'localStorage',
  check: (stored) => (stored === true ? stored : undefined),
})

/** The admin's navigation: with names or, where the person wants the room, as icons. */
export function Sidebar() {
  const { t, i18n } = useTranslation('shell')
  const { registry } = useContext(ShellContext)
  const pages = useFlagged(registry.pages)
  const { pathname } = useLocation()
  const isOpen = useSyncExternalStore(unfolded.subscribe, unfolded.read) === true
  const { inSight, folded } = linkGroups(sidebarLinks({ pages }), pathname)
  const [isNarrow, toggle] = useNarrow()
  const storeName = useStoreName() ?? 'Stoa'
  return (
    <div className={styles['sidebar']} data-narrow={isNarrow || undefined}>
      <div className={styles['brand']}>
        <StoaMark size={24} />
        <bdi className={styles['name']} title={storeName}>
          {storeName}
        </bdi>
      </div>
      <nav aria-label={t('sidebar.label')}>
        <Links links={inSight} />
        {folded.length > 0 ? (
          <details
            className={styles['folded']}
            open={isOpen}
            onToggle={({ currentTarget }) => unfolded.write(currentTarget.open || null)}
          >
            <summary>
              {t('sidebar.extensions', { number: formatNumber(folded.length, i18n.language) })}
            </summary>
            {isOpen ? <Links links={folded} /> : null}
          </details>
        ) : null}
      </nav>
      <div className={styles['foot']}>
        <Button
          variant="quiet"
          icon={PanelLeft}
          isDirectional
          aria-label={isNarrow ? t('sidebar.expand') : t('sidebar.collapse')}
          onPress={toggle}
        />
      </div>
    </div>
  )
}

/** Known once somebody has read the store: nobody is asked for its name alone. */
function useStoreName(): string | undefined {
  const { data } = useQuery({ ...storeQueries(useApi()).current(), enabled: false })
  return data?.store.name
}

function Links({ links }: { links: readonly SidebarLink[] }) {
  return (
    <ul className={styles['links']}>
      {links.map((link) => (
        <li key={link.path}>
          <PageLink link={link} />
        </li>
      ))}
    </ul>
  )
}

function PageLink({ link }: { link: SidebarLink }) {
  const { manifestText } = useContext(ShellContext)
  const label = manifestText(link.owner, link.label)
  const [isNarrow] = useNarrow()
  const prepare = () => preloadModule(link.page.extension, link.page.contribution)
  return (
    <NavLink
      to={link.path}
      title={isNarrow ? label : undefined}
      className={styles['link']}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <ContributionIcon name={link.icon} />
      <span className={styles['name']}>{label}</span>
    </NavLink>
  )
}
