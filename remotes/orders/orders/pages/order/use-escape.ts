import { useNavigation } from '@stoa/extension-sdk'
import { useEffect, useEffectEvent } from 'react'

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]'
const FIELDS = 'input, textarea, select, [contenteditable="true"]'

/** Escape opens a page, unless it closes something, or a person types. */
export function useEscape(path: string): void {
  const { open } = useNavigation()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, defaultPrevented, isComposing, repeat, target } = event
    if (key !== 'Escape' || defaultPrevented || isComposing || repeat) return
    if (target instanceof Element && target.closest(FIELDS)) return
    if (!document.querySelector(OVERLAYS)) open(path)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
