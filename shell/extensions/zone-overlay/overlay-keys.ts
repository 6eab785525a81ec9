/** The keys that show and hide the outlines, as they are written. */
export const OVERLAY_KEYS = 'Ctrl+Alt+Z'

/** Whether these keys were pressed. On some keyboards AltGr counts as Ctrl and Alt: that one types a letter. */
export function isOverlayKey(event: KeyboardEvent): boolean {
  if (!event.ctrlKey || !event.altKey || event.shiftKey || event.metaKey) return false
  if (event.getModifierState('AltGraph')) return false
  return event.key.toLowerCase() === 'z' || event.code === 'KeyZ'
}

/** Resolves when these keys are pressed for the first time; never once `signal` is aborted. */
export const overlayKeyPressed = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return
    const hear = (event: KeyboardEvent) => {
      if (!isOverlayKey(event)) return
      event.preventDefault()
      resolve()
    }
    addEventListener('keydown', hear)
    signal.addEventListener('abort', () => removeEventListener('keydown', hear))
  })
