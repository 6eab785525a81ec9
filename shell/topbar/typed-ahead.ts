/**
 * Collects what is typed while the field for it is loading, so that no letter is lost or taken for a shortcut. The returned
 * function ends that and answers the text.
 */
export function typedAhead(): () => string {
  let text = ''
  const collect = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    if (key === 'Backspace') text = text.slice(0, -1)
    else if (key.length === 1) text += key
    else if (key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', collect, true)
  return () => {
    removeEventListener('keydown', collect, true)
    return text
  }
}
