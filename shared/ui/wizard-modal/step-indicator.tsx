import styles from './wizard-modal.module.css'

interface StepIndicatorProps {
  /** Index of the step in sight, from 0. */
  current: number
  count: number
  /** The same in words, for screen readers. */
  label: string
}

/** How far a wizard is, in words and as dots. */
export function StepIndicator({ current, count, label }: StepIndicatorProps) {
  return (
    <div className={styles.indicator}>
      <span>{label}</span>
      <span className={styles.dots} aria-hidden>
        {Array.from({ length: count }, (_, step) => (
          <span key={step} className={styles.dot} data-state={stateOf(step, current)} />
        ))}
      </span>
    </div>
  )
}

function stateOf(step: number, current: number): 'done' | 'current' | 'coming' {
  if (step === current) return 'current'
  return step < current ? 'done' : 'coming'
}
