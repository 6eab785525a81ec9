import { useNotify } from '@stoa/extension-sdk'
import type { ReactNode } from 'react'

import { FormDialog } from '../form/index.ts'
import { areDone, StepResults, type Step, type StepState, useSteps } from '../steps/index.ts'

interface MembershipDialogProps {
  title: string
  subtitle?: string
  /** The label of the button that saves. Default `Save`. */
  saveLabel?: string
  /** The calls that put in and take out what changed; none while nothing did. */
  writes: readonly Step[]
  /** What is said when all of them were made, and of whom. */
  saved: string
  name: string
  onClose: () => void
  /** The picker; while the writes are made, and after one has failed, their results take its place. */
  children: ReactNode
}

/** Chooses the members of a record. Only changes are sent; a call that failed is tried again without the others. */
export function MembershipDialog(props: MembershipDialogProps) {
  const { writes, saved, name, onClose, children, ...dialog } = props
  const notify = useNotify()
  const steps = useSteps()
  const finish = (states: readonly StepState[] | undefined) => {
    if (!states || !areDone(states)) return
    notify.success(saved, name)
    onClose()
  }
  const resume = async () => finish(await steps.resume())
  const save = async () => finish(await steps.run(writes))
  return (
    <FormDialog
      {...dialog}
      size="large"
      form={{
        isDirty: writes.length > 0,
        isSaving: false,
        failure: undefined,
        submit: () => void save(),
      }}
      steps={{ ...steps, resume }}
      onClose={onClose}
    >
      {steps.states.length > 0 ? <StepResults states={steps.states} isRunning={steps.isRunning} /> : children}
    </FormDialog>
  )
}
