import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { scrollIntoRow } from '../scroll-into-row/scroll-into-row.tsx'
import styles from './tabs.module.css'

/** One tab of a row. */
export interface TabItem {
  id: string
  label: string
  /** The link target of the tab, for views with URLs of their own. Default none: it only calls `onChange`. */
  href?: string
}

/** A controlled row of tabs and the content of the selected one. */
export interface TabsProps {
  /** Names the row for assistive technology. */
  label: string
  tabs: readonly TabItem[]
  /** Id of the selected tab. */
  selected: string
  onChange: (id: string) => void
  /** The content of the selected tab. */
  children: ReactNode
}

/** Switches between views. Arrow keys move and select; the row scrolls when it is too long. */
export function Tabs({ label, tabs, selected, onChange, children }: TabsProps) {
  return (
    <AriaTabs
      className={styles.tabs}
      selectedKey={selected}
      onSelectionChange={(key) => onChange(String(key))}
    >
      <TabList className={styles.row} aria-label={label} items={tabs}>
        {(tab) => (
          <Tab
            className={styles.tab}
            ref={tab.id === selected ? scrollIntoRow : null}
            {...(tab.href !== undefined && { href: tab.href })}
          >
            {tab.label}
          </Tab>
        )}
      </TabList>
      <TabPanel className={styles.panel} id={selected}>
        {children}
      </TabPanel>
    </AriaTabs>
  )
}
