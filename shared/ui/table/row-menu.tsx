import Ellipsis from 'lucide-react/icons/ellipsis'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import type { MenuEntry } from '../menu/menu.tsx'

interface RowMenuProps {
  /** Names the button, with the row. */
  label: string
  entries: () => readonly MenuEntry[]
}

const loadPopover = () => import(/* webpackChunkName: "ui-common" */ '../menu/menu-popover.tsx')

const MenuPopover = lazy(async () => ({ default: (await loadPopover()).MenuPopover }))

/** The menu of one row. Its code loads on hover or focus; until then there is only the button. */
export function RowMenu({ label, entries }: RowMenuProps) {
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

  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        icon={Ellipsis}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        isLoading={isBusy}
        onFocus={() => void loadPopover()}
        onHoverStart={() => void loadPopover()}
        onPress={() => setOpen(true)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') setOpen(true)
        }}
      />
      {isOpen ? (
        <Suspense>
          <MenuPopover trigger={button} label={label} entries={shown()} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
