import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { Button } from '@stoa/ui/button'
import { createRemembered, useRemembered } from '@stoa/ui/remembered'
import { useQuery } from '@tanstack/react-query'
import PanelLeft from 'lucide-react/icons/panel-left'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

import { linkedPages } from '../extensions/linked-pages.ts'
import { useFlagged } from '../extensions/presence.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { StoaMark } from '../session/stoa-mark.tsx'
import { linkGroups } from './link-groups.ts'
import { sidebarLinks } from './links.ts'
import { nestedLinks } from './nested-links.ts'
import { SidebarLinks } from './sidebar-links.tsx'
import styles from './sidebar.module.css'
import { useNarrow } from './use-narrow.ts'

const unfolded = createRemembered({
  key: 'stoa.sidebar.unfolded',
  storage: 'localStorage',
  check: (stored) => (stored === true ? stored : undefined),
})

/** Navigation of the admin: icons with names, or icons alone. */
export function Sidebar() {
  const { t } = useTranslation('shell')
  const { registry } = useContext(ShellContext)
  const pages = useFlagged(linkedPages(registry.pages))
  const { pathname } = useLocation()
  const isOpen = useRemembered(unfolded) === true
  const { visible, folded } = linkGroups(nestedLinks(sidebarLinks({ pages })), pathname)
  const [isNarrow, toggle] = useNarrow()
  const storeName = useStoreName() ?? 'Stoa'
  return (
    <div className={styles.sidebar} data-narrow={isNarrow || undefined}>
      <div className={styles.brand}>
        <StoaMark size={24} />
        <bdi className={styles.name} title={storeName}>
          {storeName}
        </bdi>
      </div>
      <nav aria-label={t('sidebar.label')}>
        <SidebarLinks links={visible} />
        {folded.length > 0 ? (
          <details
            className={styles.folded}
            open={isOpen}
            onToggle={({ currentTarget }) => unfolded.write(currentTarget.open || null)}
          >
            <summary>{t('sidebar.extensions', { number: folded.length })}</summary>
            {isOpen ? <SidebarLinks links={folded} /> : null}
          </details>
        ) : null}
      </nav>
      <div className={styles.foot}>
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

/** Reads the cached store; never requests it for its name alone. */
function useStoreName(): string | undefined {
  const { data } = useQuery({ ...storeQueries(useApi()).current(), enabled: false })
  return data?.store.name
}
