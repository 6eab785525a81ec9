import type { RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { MenuList } from './menu-list.tsx'
import type { MenuEntry } from './menu.tsx'
import styles from './menu.module.css'

interface MenuPopoverProps {
  /** The button that it hangs from and that gets the focus back. */
  trigger: RefObject<HTMLElement | null>
  label: string
  entries: readonly MenuEntry[]
  onClose: () => void
}

/** An open menu, for a button that was there before the menu's code. */
export function MenuPopover({ trigger, label, entries, onClose }: MenuPopoverProps) {
  return (
    <Popover
      className={styles.popover}
      aria-label={label}
      triggerRef={trigger}
      isOpen
      onOpenChange={onClose}
      placement="bottom end"
      offset={4}
    >
      <MenuList label={label} entries={entries} onClose={onClose} />
    </Popover>
  )
}
