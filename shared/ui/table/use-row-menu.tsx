import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { lazyPiece } from '../lazy-piece/lazy-piece.tsx'
import type { MenuEntry } from '../menu/menu.tsx'

/** The menu of one row, whose code loads on hover or focus. */
export interface RowMenuProps {
  /** Names the button, with the row. */
  label: string
  entries: () => readonly MenuEntry[]
}

const MenuPopover = lazyPiece(
  async () => (await import(/* webpackChunkName: "ui-common" */ '../menu/menu-popover.tsx')).MenuPopover,
)

/** What the button of a row's menu needs, and the menu while it is open. */
interface OpenableMenu {
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  /** Until the chosen action has settled. */
  isBusy: boolean
  load: () => void
  open: () => void
  popover: ReactNode
}

/** Opens the menu of a row and follows the action that is chosen there. */
export function useRowMenu({ label, entries }: RowMenuProps): OpenableMenu {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const act = async ({ onAction }: MenuEntry) => {
    setBusy(true)
    try {
      await onAction?.()
    } finally {
      setBusy(false)
    }
  }
  const shown = () => entries().map((entry) => ({ ...entry, onAction: () => void act(entry) }))
  return {
    button,
    isOpen,
    isBusy,
    load: MenuPopover.preload,
    open: () => setOpen(true),
    popover: isOpen ? (
      <MenuPopover trigger={button} label={label} entries={shown()} onClose={() => setOpen(false)} />
    ) : null,
  }
}
