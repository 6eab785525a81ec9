import type { ReactNode } from 'react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { MenuList } from './menu-list.tsx'
import styles from './menu.module.css'
import type { MenuEntry } from './menu-entry.ts'

export type { MenuEntry } from './menu-entry.ts'

/** The button of a `Menu` and its lines, in the order shown. */
export interface MenuProps {
  /** The `Button` that opens it; it needs a name of its own. */
  trigger: ReactNode
  entries: readonly MenuEntry[]
}

/** Actions behind a button. Opens on press or arrow down, closes on a choice or Escape and returns the focus. */
export function Menu({ trigger, entries }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.popover} placement="bottom end" offset={4}>
        <MenuList entries={entries} />
      </Popover>
    </MenuTrigger>
  )
}
