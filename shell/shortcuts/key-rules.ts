/** Part of a keyboard event that shortcuts depend on. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'altKey'>

export type Shortcut =
  { kind: 'search' | 'sheet' } | { kind: 'sequence'; keys: string } | { kind: 'letter'; letter: string }

/** Longest pause between the two keys of a sequence, in milliseconds. */
export const SEQUENCE_MS = 1500

/** First key of every sequence. */
const FIRST = 'g'

const isLatin = (key: string): boolean => /^[a-z]$/i.test(key)

/** The typed letter; on non-Latin layouts the letter at that position of a Latin keyboard. */
export function letterOf({ key, code }: Press): string | undefined {
  if (isLatin(key)) return key.toLowerCase()
  return key.length === 1 && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : undefined
}

/** ⌘K or Ctrl+K, which also work while typing. */
export const isSearchChord = (press: Press): boolean =>
  (press.metaKey || press.ctrlKey) && !press.altKey && letterOf(press) === 'k'

const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=""], [contenteditable=true]'
/** Widgets with their own typeahead. */
const LISTENING =
  '[role=menu], [role=listbox], [role=combobox], [role=textbox], [role=searchbox], [role=grid]'
const DIALOG = '[role=dialog], [role=alertdialog]'

/** Whether typed letters are input for the focused element. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TYPED_INTO}, ${LISTENING}`) !== null

/** Whether a dialog is open. */
export const isCovered = (page: Document): boolean => page.querySelector(DIALOG) !== null

/** Reads single keys and two-key sequences; remembers the first key for a while. */
export function createKeyReader(now: () => number = () => performance.now()) {
  let begunAt: number | undefined
  return (press: Press): Shortcut | undefined => {
    const { key, metaKey, ctrlKey, altKey } = press
    const isSecond = begunAt !== undefined && now() - begunAt <= SEQUENCE_MS
    begunAt = undefined
    if (metaKey || ctrlKey || altKey) return undefined
    const letter = letterOf(press)
    if (isSecond && letter) return { kind: 'sequence', keys: `${FIRST} ${letter}` }
    if (letter === FIRST) begunAt = now()
    else if (letter) return { kind: 'letter', letter }
    if (key === '/') return { kind: 'search' }
    if (key === '?' || key === '؟') return { kind: 'sheet' }
    return undefined
  }
}
