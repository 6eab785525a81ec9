import X from 'lucide-react/icons/x'
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
  return (
    <section className={styles['bar']} aria-label={label}>
      <p className={styles['summary']}>{summary}</p>
      <div className={styles['actions']}>
        {actions.map(({ id, icon, tone, label: text, onPress }) => (
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
