import { Button, type ButtonProps } from '@stoa/ui/button'
import { Menu, type MenuEntry } from '@stoa/ui/menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useContext, useState } from 'react'

import { ContributedEntries } from './record-actions.tsx'

interface RecordMenuProps extends Pick<ButtonProps, 'size' | 'isLoading'> {
  /** Names the button. */
  label: string
  /** What the page itself offers. Default nothing. */
  entries?: readonly MenuEntry[]
}

const NONE: readonly MenuEntry[] = []

/** The menu of a record's page: its own entries and those of extensions; no menu where there are none. */
export function RecordMenu({ label, entries = NONE, isLoading = false, ...look }: RecordMenuProps) {
  const contributed = useContext(ContributedEntries)
  const [isRunning, setRunning] = useState(false)
  // What extensions add never rejects.
  const run = async ({ onAction }: MenuEntry) => {
    setRunning(true)
    await onAction?.()
    setRunning(false)
  }
  const all = [...entries, ...contributed.map((entry) => ({ ...entry, onAction: () => run(entry) }))]
  if (all.length === 0) return null
  return (
    <Menu
      trigger={<Button {...look} icon={Ellipsis} aria-label={label} isLoading={isLoading || isRunning} />}
      // Destructive entries come last, as in the menus of rows.
      entries={all.toSorted((a, b) => Number(a.tone === 'danger') - Number(b.tone === 'danger'))}
    />
  )
}
