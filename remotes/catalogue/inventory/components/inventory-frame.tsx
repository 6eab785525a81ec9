import { useFlag, useNavigation, useTranslation } from '@stoa/extension-sdk'
import { Page } from '@stoa/ui/page'
import { Tabs } from '@stoa/ui/tabs'
import type { ReactNode } from 'react'

import styles from './inventory.module.css'

/** The views of the inventory and where they are. */
const VIEWS = {
  items: '/inventory',
  quantities: '/inventory/quantities',
  locations: '/inventory/locations',
  reservations: '/inventory/reservations',
} as const

interface InventoryFrameProps {
  view: keyof typeof VIEWS
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every view of the inventory: one heading, and the tabs that lead from one view to the others. */
export function InventoryFrame({ view, actions, children }: InventoryFrameProps) {
  const { t } = useTranslation()
  const { href, open } = useNavigation()
  const hasLocations = useFlag('stockLocationService')
  const views = (Object.keys(VIEWS) as (keyof typeof VIEWS)[]).filter(
    (id) => id !== 'locations' || hasLocations || view === id,
  )
  return (
    <Page title={t('inventory.title')} actions={actions}>
      <Tabs
        label={t('inventory.views.label')}
        tabs={views.map((id) => ({ id, label: t(`inventory.views.${id}`), href: href(VIEWS[id]) }))}
        selected={view}
        onChange={(id) => open(VIEWS[id as keyof typeof VIEWS])}
      >
        <div className={styles.view}>{children}</div>
      </Tabs>
    </Page>
  )
}
