import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import { Button } from '@stoa/ui/button'
import { Icon } from '@stoa/ui/icon'
import { Spinner } from '@stoa/ui/spinner'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleX from 'lucide-react/icons/circle-x'

import { areDone, type StepState } from './steps.ts'
import styles from './step-results.module.css'

interface StepResultsProps {
  states: readonly StepState[]
  isRunning: boolean
  /** Runs the steps that failed or were not tried. Missing where the button of a form does. */
  onResume?: () => void
}

const GLYPHS = { done: CircleCheck, failed: CircleX, waiting: CircleDashed }

/** The state of each step, and a button that runs the rest where no form has one. */
export function StepResults({ states, isRunning, onResume }: StepResultsProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  return (
    <div className={styles.results}>
      <ol className={styles.steps} aria-label={t('admin.steps.label')}>
        {states.map(({ id, label, state, error }) => (
          <li key={id} className={styles.step} data-state={state}>
            {state === 'running' ? <Spinner size="small" /> : <Icon glyph={GLYPHS[state]} />}
            <span>
              {label} <span className={styles.state}>{t(`admin.steps.${state}`)}</span>
              {error === undefined ? null : <span className={styles.failure}>{failureText(error)}</span>}
            </span>
          </li>
        ))}
      </ol>
      {!onResume || isRunning || areDone(states) ? null : (
        <Button size="small" onPress={onResume}>
          {t('admin.steps.resume')}
        </Button>
      )}
    </div>
  )
}
