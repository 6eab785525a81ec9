/** The keys that show and hide the outlines, as they are written. */
export const OVERLAY_KEYS = 'Ctrl+Alt+Z'

/** Whether these keys were pressed. On some keyboards AltGr counts as Ctrl and Alt: that one types a letter. */
export function isOverlayKey(event: KeyboardEvent): boolean {
  if (!event.ctrlKey || !event.altKey || event.shiftKey || event.metaKey) return false
  if (event.getModifierState('AltGraph')) return false
  return event.key.toLowerCase() === 'z' || event.code === 'KeyZ'
}
