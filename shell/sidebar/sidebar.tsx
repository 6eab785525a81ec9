import { storeQueries } from '@stoa/api/admin/store'
import { useApi } from '@stoa/api/react'
import { Button } from '@stoa/ui/button'
import { useQuery } from '@tanstack/react-query'
import PanelLeft from 'lucide-react/icons/panel-left'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'

import { linkedPages } from '../extensions/linked-pages.ts'
import { useFlagged } from '../extensions/presence.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import { StoaMark } from '../session/stoa-mark.tsx'
import { sidebarLinks } from './links.ts'
import { nestedLinks } from './nested-links.ts'
import { PageLinks } from './page-links.tsx'
import styles from './sidebar.module.css'
import { useNarrow } from './use-narrow.ts'

/** Navigation of the admin: icons with names, or icons alone. */
export function Sidebar() {
  const { t } = useTranslation('shell')
  const { registry } = useContext(ShellContext)
  const pages = useFlagged(linkedPages(registry.pages))
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
      <PageLinks links={nestedLinks(sidebarLinks({ pages }))} isNarrow={isNarrow} />
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
