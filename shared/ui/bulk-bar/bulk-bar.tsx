import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../button/button.tsx'
import type { IconGlyph } from '../icon/icon.tsx'
import styles from './bulk-bar.module.css'

/** A button of a `BulkBar`. */
export interface BulkBarAction {
  id: string
  label: string
  icon?: IconGlyph
  /** danger: destroys something. Default plain. */
  tone?: 'plain' | 'danger'
  /** One letter that presses the button while the focus is in the list, outside its text fields. Default none. */
  shortcut?: string
  onPress: () => void
}

/** What is selected and what can be done with it. */
export interface BulkBarProps {
  /** Names the bar for assistive technology. */
  label: string
  /** Says how much is selected. */
  summary: string
  actions: readonly BulkBarAction[]
  /** The id of the action that is under way: the others wait. Default none. */
  running?: string | undefined
  clearLabel: string
  onClear: () => void
}

/** Stands below a list while something in it is selected, and stays in sight while the list is longer than the screen. */
export function BulkBar({ label, summary, actions, running, clearLabel, onClear }: BulkBarProps) {
  const bar = useShortcuts(running === undefined ? actions : [])
  return (
    <section ref={bar} className={styles['bar']} aria-label={label}>
      <p className={styles['summary']}>{summary}</p>
      <div className={styles['actions']}>
        {actions.map(({ id, icon, tone, label: text, shortcut, onPress }) => (
          <Button
            key={id}
            size="small"
            variant={tone === 'danger' ? 'danger' : 'secondary'}
            {...(icon && { icon })}
            isLoading={running === id}
            isDisabled={running !== undefined && running !== id}
            onPress={onPress}
          >
            {text}
            {shortcut ? (
              <kbd className={styles['key']} aria-hidden>
                {shortcut.toUpperCase()}
              </kbd>
            ) : null}
          </Button>
        ))}
      </div>
      <Button
        variant="quiet"
        size="small"
        icon={X}
        aria-label={clearLabel}
        isDisabled={running !== undefined}
        onPress={onClear}
      />
    </section>
  )
}

/** What needs letters for itself. */
const TYPED =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"] *, [role="dialog"] *'

/** Hears the letters of actions in the list that the bar stands in. Answers the ref of the bar. */
function useShortcuts(actions: readonly BulkBarAction[]) {
  const bar = useRef<HTMLElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.matches(TYPED)) return
    const action = actions.find(({ shortcut }) => shortcut === event.key.toLowerCase())
    if (!action) return
    event.preventDefault()
    action.onPress()
  })
  useEffect(() => {
    const list = bar.current?.parentElement
    const hear = (event: KeyboardEvent) => onKey(event)
    list?.addEventListener('keydown', hear)
    return () => list?.removeEventListener('keydown', hear)
  }, [])
  return bar
}
