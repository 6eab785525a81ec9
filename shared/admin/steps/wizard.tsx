import { useTranslation } from '@stoa/extension-sdk'
import { formatNumber } from '@stoa/i18n/numbers'
import { useEffect, useRef, type ReactNode } from 'react'

import styles from './wizard.module.css'

/** A step of a `Wizard`. */
export interface WizardStep<Id extends string> {
  id: Id
  title: string
}

interface WizardProps<Id extends string> {
  /** Accessible name of the list of steps. */
  label: string
  steps: readonly WizardStep<Id>[]
  /** The current step. */
  step: Id
  /** The content of the current step. */
  children: ReactNode
}

/** Lists the steps, marks the current one and shows its content, on a page or in a dialog. A new step takes the focus and begins in view. */
export function Wizard<Id extends string>({ label, steps, step, children }: WizardProps<Id>) {
  const { locale } = useTranslation()
  const list = useRef<HTMLOListElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  const current = steps.findIndex(({ id }) => id === step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    panel.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [step])

  return (
    <>
      <ol ref={list} className={styles.steps} aria-label={label}>
        {steps.map(({ id, title }, index) => (
          <li
            key={id}
            className={styles.step}
            data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
            {...(index === current && { 'aria-current': 'step' as const })}
          >
            <span className={styles.number} aria-hidden>
              {formatNumber(index + 1, locale)}
            </span>
            {title}
          </li>
        ))}
      </ol>
      <div
        ref={panel}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a step holds whole forms, a fieldset their controls
        role="group"
        aria-label={steps[current]?.title}
        tabIndex={-1}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  )
}
