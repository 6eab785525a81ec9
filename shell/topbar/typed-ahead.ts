/** After this the keyboard is free again, though the field has not come. */
const DEADLINE_MS = 3000

/**
 * Collects what is typed until the field for it has the focus, so that no letter is lost or taken for a shortcut. The returned
 * function ends that and answers the text; when it is called again, an empty one.
 */
export function typedAhead(): () => string {
  let text = ''
  const collect = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || (key.length > 1 && key !== 'Enter')) return
    if (key !== 'Enter') text += key
    event.preventDefault()
    event.stopPropagation()
  }
  const end = () => removeEventListener('keydown', collect, true)
  addEventListener('keydown', collect, true)
  setTimeout(end, DEADLINE_MS)
  return () => {
    end()
    const all = text
    text = ''
    return all
  }
}
