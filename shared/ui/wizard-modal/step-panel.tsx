import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './wizard-modal.module.css'

interface StepPanelProps {
  step: number
  title: string
  children: ReactNode
}

/** The visible step. Takes the focus when it appears, so that it is read out and the next Tab starts in it. */
export function StepPanel({ step, title, children }: StepPanelProps) {
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    panel.current?.focus()
  }, [step])

  return (
    <section ref={panel} aria-labelledby={titleId} tabIndex={-1} className={styles.panel}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <div key={step}>{children}</div>
    </section>
  )
}
