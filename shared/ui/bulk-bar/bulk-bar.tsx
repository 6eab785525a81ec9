import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../button/button.tsx'
import type { IconGlyph } from '../icon/icon.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import styles from './bulk-bar.module.css'

/** A button of a `BulkBar`. */
export interface BulkBarAction {
  id: string
  label: string
  icon?: IconGlyph
  /** danger: destructive. Default plain. */
  tone?: 'plain' | 'danger'
  /** One letter that presses the button while the focus is in the list, outside its text fields. Default none. */
  shortcut?: string
  onPress: () => void
}

/** Props of a `BulkBar`. */
export interface BulkBarProps {
  /** Number of selected rows. */
  count: number
  actions: readonly BulkBarAction[]
  /** Id of the running action; the others are disabled meanwhile. Default none. */
  running?: string | undefined
  /** How far the running action is, and a button that stops it. Default unknown. */
  progress?: { done: number; count: number } | undefined
  /** Needed where there is a `progress`. */
  onStop?: () => void
  /** Offers the rows of all pages, `count` in all. Default none. */
  all?: { count: number; isSelected: boolean; onChange: (isSelected: boolean) => void } | undefined
  /** Rows out of sight that failed. Default none. */
  failures?: readonly { id: string; name: string; error: string }[]
  onClear: () => void
}

/** Bar below a list while items are selected; sticks to the bottom of the screen. */
export function BulkBar(props: BulkBarProps) {
  const { count, actions, running, progress, onStop, all, failures = [], onClear } = props
  const t = useUiText()
  const bar = useShortcuts(running === undefined ? actions : [])
  return (
    <section ref={bar} className={styles.bar} aria-label={t('table.bulkActions')}>
      <p className={styles.summary}>
        {progress
          ? t('table.progress', { done: progress.done, total: progress.count })
          : t('selected', { count })}
      </p>
      {all ? (
        <Button
          variant="quiet"
          size="small"
          isDisabled={running !== undefined}
          onPress={() => all.onChange(!all.isSelected)}
        >
          {all.isSelected ? t('table.selectPage') : t('table.selectMatching', { count: all.count })}
        </Button>
      ) : null}
      <div className={styles.actions}>
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
              <kbd className={styles.key} aria-hidden>
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
        aria-label={t(progress ? 'table.stop' : 'table.clear')}
        isDisabled={running !== undefined && !progress}
        onPress={() => (progress ? onStop?.() : onClear())}
      >
        {progress ? t('table.stop') : null}
      </Button>
      {failures.length > 0 ? (
        <ul className={styles.failures}>
          {failures.map(({ id, name, error }) => (
            <li key={id}>
              <bdi>{name}</bdi>: {error}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** Elements that handle letter keys themselves. */
const TYPED =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"] *, [role="dialog"] *'

/** Runs actions by their keys within the surrounding list. Returns the ref of the bar. */
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
