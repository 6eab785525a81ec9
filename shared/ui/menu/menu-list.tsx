import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { Icon } from '../icon/icon.tsx'
import type { MenuEntry } from './menu-entry.ts'
import styles from './menu.module.css'

interface MenuListProps {
  entries: readonly MenuEntry[]
  /** Names a menu that its button does not name. */
  label?: string
  /** Called after a choice, where no `MenuTrigger` closes the menu. */
  onClose?: () => void
}

/** The items of a menu; takes the focus when it appears. */
export function MenuList({ entries, label, onClose }: MenuListProps) {
  return (
    <AriaMenu
      className={styles.menu}
      items={entries}
      {...(label !== undefined && { 'aria-label': label, autoFocus: 'first' as const })}
      {...(onClose && { onClose })}
    >
      {({ icon, label: text, tone, ...entry }) => (
        <MenuItem {...entry} className={styles.entry} data-tone={tone} textValue={text}>
          {icon ? <Icon glyph={icon} /> : null}
          {text}
        </MenuItem>
      )}
    </AriaMenu>
  )
}
