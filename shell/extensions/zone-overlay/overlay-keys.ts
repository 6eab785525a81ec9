/** Keys that toggle the outlines, as displayed. */
export const OVERLAY_KEYS = 'Ctrl+Alt+Z'

/** Whether an event presses these keys. AltGr reports Ctrl and Alt on some keyboards but types a letter. */
export function isOverlayKey(event: KeyboardEvent): boolean {
  if (!event.ctrlKey || !event.altKey || event.shiftKey || event.metaKey) return false
  if (event.getModifierState('AltGraph')) return false
  return event.key.toLowerCase() === 'z' || event.code === 'KeyZ'
}

/** Resolves when these keys are first pressed; never after `signal` aborts. */
export const overlayKeyPressed = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isOverlayKey(event)) return
      event.preventDefault()
      resolve()
    }
    addEventListener('keydown', onKeyDown)
    signal.addEventListener('abort', () => removeEventListener('keydown', onKeyDown))
  })
