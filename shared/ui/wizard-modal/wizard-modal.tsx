import { createContext, useContext, useMemo, useReducer, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog, type DialogProps } from '../dialog/dialog.tsx'
import { useUiText } from '../ui-provider/ui-text.ts'
import { StepIndicator } from './step-indicator.tsx'
import { StepPanel } from './step-panel.tsx'
import { WIZARD_START, wizardReducer } from './wizard-steps.ts'
import styles from './wizard-modal.module.css'

export { WIZARD_START, wizardReducer }

/** One step of a `WizardModal`. */
export interface WizardStep {
  title: string
  /** Mounted only while its step is visible, so keep its input in the owner of the steps. */
  content: ReactNode
}

/** Navigation for the steps of a `WizardModal`. */
export interface Wizard {
  /** Index of the step in sight, from 0. */
  step: number
  isNextEnabled: boolean
  next: () => void
  /** Stops at the first step. */
  previous: () => void
  /** Applies only above 0; `reset` returns to the first step. */
  setPage: (page: number) => void
  /** Lets people go on, or keeps them here: for Next and Submit alike, and until it is called again. */
  setNextEnabled: (isEnabled: boolean) => void
  /** Back to the first step with Next enabled. */
  reset: () => void
}

/** A controlled wizard: `isOpen` alone opens and closes it; it manages the current step itself. */
export interface WizardModalProps extends Pick<DialogProps, 'isOpen' | 'onClose' | 'title' | 'size'> {
  /** At least one, in the order of the way. */
  steps: readonly WizardStep[]
  /** The last step only sums up: no indicator is shown on it. */
  isLastSummary?: boolean
  /** Called on the last step, by its button and by Enter in a field. */
  onSubmit: () => void
  /** The submit is under way: its button loads and Back waits. */
  isSubmitting?: boolean
  /** Replaces Next on the last step. */
  submitLabel: string
}

const WizardContext = createContext<Wizard | null>(null)

/** The wizard around. Throws outside a `WizardModal`. */
export function useWizard(): Wizard {
  const wizard = useContext(WizardContext)
  if (!wizard) throw new Error('useWizard must be used inside a WizardModal')
  return wizard
}

/** A multi-step dialog with a progress indicator. Closing it resets to the first step. */
export function WizardModal(props: WizardModalProps) {
  const { steps, isLastSummary = false, onSubmit, isSubmitting = false, submitLabel, ...dialog } = props
  const t = useUiText()
  const [state, dispatch] = useReducer(wizardReducer, WIZARD_START)
  const moves = useMemo(
    () => ({
      next: () => dispatch({ type: 'next' }),
      previous: () => dispatch({ type: 'previous' }),
      setPage: (page: number) => dispatch({ type: 'setPage', page }),
      setNextEnabled: (isEnabled: boolean) => dispatch({ type: 'setNextEnabled', isEnabled }),
      reset: () => dispatch({ type: 'reset' }),
    }),
    [],
  )
  const wizard = useMemo<Wizard>(() => ({ ...state, ...moves }), [state, moves])
  // Closed by whomever: the next opening starts at the beginning.
  if (!dialog.isOpen && state !== WIZARD_START) moves.reset()

  const last = Math.max(0, steps.length - 1)
  // Sent past the end, or the steps have become fewer.
  if (state.step > last) moves.previous()
  const current = Math.min(state.step, last)
  const isLast = current === last
  const goOn = () => {
    if (!state.isNextEnabled || isSubmitting) return
    if (isLast) onSubmit()
    else moves.next()
  }

  return (
    <WizardContext value={wizard}>
      <Dialog
        {...dialog}
        onSubmit={goOn}
        footer={
          <div className={styles.footer}>
            {isLast && isLastSummary ? null : (
              <StepIndicator
                current={current}
                count={steps.length}
                label={t('wizard.progress', { step: current + 1, steps: steps.length })}
              />
            )}
            <div className={styles.buttons}>
              <span className={styles.button}>
                <Button isWide isDisabled={current === 0 || isSubmitting} onPress={moves.previous}>
                  {t('back')}
                </Button>
              </span>
              <span className={styles.button}>
                <Button
                  type="submit"
                  variant="primary"
                  isWide
                  isDisabled={!state.isNextEnabled}
                  isLoading={isSubmitting}
                >
                  {isLast ? submitLabel : t('wizard.next')}
                </Button>
              </span>
            </div>
          </div>
        }
      >
        <StepPanel step={current} title={steps[current]?.title ?? ''}>
          {steps[current]?.content}
        </StepPanel>
      </Dialog>
    </WizardContext>
  )
}
