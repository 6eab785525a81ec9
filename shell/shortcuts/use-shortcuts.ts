import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { linkedPages } from '../extensions/linked-pages.ts'
import { useFlagged } from '../extensions/presence.ts'
import { ShellContext } from '../extensions/shell-context.ts'
import type { OverlayName } from '../topbar/topbar-actions.ts'
import { createKeyReader, isCovered, isSearchChord, isTyping } from './key-rules.ts'
import { shortcutsOf } from './page-shortcuts.ts'

/** Handles the global shortcuts; ignores keys while typing or while a dialog is open. */
export function useShortcuts(show: (name: OverlayName) => void): void {
  const { registry } = useContext(ShellContext)
  const pages = useFlagged(linkedPages(registry.pages))
  const navigate = useNavigate()
  const [read] = useState(createKeyReader)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || isCovered(document)) return
    if (isSearchChord(event)) {
      event.preventDefault()
      return show('search')
    }
    if (isTyping(event.target)) return
    const shortcut = read(event)
    if (!shortcut) return
    if (shortcut.kind === 'sequence') {
      const page = shortcutsOf(pages).find(({ keys }) => keys === shortcut.keys)
      if (!page) return
      event.preventDefault()
      return void navigate(page.path)
    }
    if (shortcut.kind === 'letter') {
      return document
        .querySelector<HTMLElement>(`[data-shortcut="${shortcut.letter}"]:not(:disabled)`)
        ?.click()
    }
    event.preventDefault()
    show(shortcut.kind === 'search' ? 'search' : 'shortcuts')
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
