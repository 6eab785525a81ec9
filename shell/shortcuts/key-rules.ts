/** What of a key press decides about shortcuts. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'altKey'>

/** What a person wants by keys. */
export type Wish = { kind: 'search' | 'sheet' } | { kind: 'sequence'; keys: string }

/** How long the second key of two may take, in milliseconds. */
export const SEQUENCE_MS = 1500

/** The key that begins every sequence. */
const FIRST = 'g'

const isLatin = (key: string): boolean => /^[a-z]$/i.test(key)

/** The letter of a press; where letters are not Latin the one that stands there on a Latin keyboard. */
export function letterOf({ key, code }: Press): string | undefined {
  if (isLatin(key)) return key.toLowerCase()
  return key.length === 1 && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : undefined
}

/** ⌘K or Ctrl+K: works also while somebody types. */
export const isSearchChord = (press: Press): boolean =>
  (press.metaKey || press.ctrlKey) && !press.altKey && letterOf(press) === 'k'

const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=""], [contenteditable=true]'
/** Widgets in which letters already choose something. */
const LISTENING =
  '[role=menu], [role=listbox], [role=combobox], [role=textbox], [role=searchbox], [role=grid]'
const DIALOG = '[role=dialog], [role=alertdialog]'

/** Whether letters belong to what has the focus. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TYPED_INTO}, ${LISTENING}`) !== null

/** Whether something stands over the page that has to be dealt with first. */
export const isCovered = (page: Document): boolean => page.querySelector(DIALOG) !== null

/** Reads single keys and sequences of two; remembers the first of two for a while. */
export function createKeyReader(now: () => number = () => performance.now()) {
  let begunAt: number | undefined
  return (press: Press): Wish | undefined => {
    const { key, metaKey, ctrlKey, altKey } = press
    const isSecond = begunAt !== undefined && now() - begunAt <= SEQUENCE_MS
    begunAt = undefined
    if (metaKey || ctrlKey || altKey) return undefined
    const letter = letterOf(press)
    if (isSecond && letter) return { kind: 'sequence', keys: `${FIRST} ${letter}` }
    if (letter === FIRST) begunAt = now()
    if (key === '/') return { kind: 'search' }
    if (key === '?' || key === '؟') return { kind: 'sheet' }
    return undefined
  }
}
